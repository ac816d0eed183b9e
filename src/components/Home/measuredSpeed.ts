/** Seconds for the primes below one million, in plain Python and in Taichi: section `primes` of the page accelerate_python of v1.6.0. */
export const measuredSpeed = { python: 5.7, taichi: 0.19 } as const;

/** How many times as fast Taichi is, rounded down. */
export const speedFactor = Math.floor(measuredSpeed.python / measuredSpeed.taichi);

/**
 * How many of the tools were compared in how many tasks on a GPU, and in how many Taichi was the fastest: the medians of Taichi 1.6.0 in
 * tools/performance/results/h200.json.
 */
export const gpuSpeed = { tools: 7, tasks: 7, fastest: 2 } as const;
