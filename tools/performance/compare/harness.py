"""Times one solution of a task, after it was checked."""

import statistics
import time

REPETITIONS = 9
SECONDS = 0.1  # that the calls of one repetition take, at least


def measure(call, wait):
    """Returns the time of one call in seconds for each repetition; every repetition ends with one `wait`."""
    start = time.perf_counter()
    call()
    wait()
    calls = max(3, int(SECONDS / max(time.perf_counter() - start, 1e-6)))
    times = []
    for _ in range(REPETITIONS):
        wait()
        start = time.perf_counter()
        for _ in range(calls):
            call()
        wait()
        times.append((time.perf_counter() - start) / calls)
    return times


def solve(task, solution):
    """
    Checks and times a solution.

    Returns the milliseconds of the first call, which compiles, and the median, lowest and highest milliseconds of the others.
    """
    call, wait, result = solution()
    start = time.perf_counter()
    call()
    wait()
    first = time.perf_counter() - start
    task.check(result())
    times = measure(call, wait)
    middle, low, high = (1e3 * value for value in (statistics.median(times), min(times), max(times)))
    rate = task.amount / (middle * 1e6) if task.unit else None
    return {"first": 1e3 * first, "median": middle, "low": low, "high": high, "rate": rate, "unit": task.unit}
