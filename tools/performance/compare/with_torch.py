"""PyTorch: eager operators, and the same functions under torch.compile."""

import torch

from tasks import BINS, BODIES, GRID, N, RATE, SOFTENING, STEPS, bodies, grid, values

VERSION = f"PyTorch {torch.__version__}"
wait = torch.cuda.synchronize
ROWS = 4096  # bodies of one part in eager mode, where all pairs of a part are in memory


def one(x):
    x.fill_(1)


def saxpy(x, y):
    y.add_(x, alpha=0.5)


def stencil(x, y):
    y[1:-1, 1:-1] = 0.25 * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])


def logistic(x, y):
    z = x
    for _ in range(STEPS):
        z = RATE * z * (1 - z)
    y.copy_(z)


def attract(p, here):
    d = p[None, :, :] - here[:, None, :]
    inverse = torch.rsqrt((d * d).sum(2) + SOFTENING)
    return (d * (inverse * inverse * inverse)[:, :, None]).sum(1)


def add_up(x, total):
    total.copy_(x.sum(0, keepdim=True))


def count(x, bins):
    bins.copy_(torch.bincount(x, minlength=BINS))


def solutions(transform):
    """Returns the solutions with each function under `transform`."""
    compiled = {function: transform(function) for function in (one, saxpy, stencil, logistic, attract, add_up, count)}

    def prepare(function, *tensors):
        tensors = [tensor.cuda() for tensor in tensors]
        return lambda: compiled[function](*tensors), wait, lambda: tensors[-1].cpu().numpy()

    def run_bodies():
        p, a = torch.tensor(bodies()).cuda(), torch.zeros(BODIES, 3).cuda()

        def call():
            for start in range(0, BODIES, ROWS):
                a[start : start + ROWS] = compiled[attract](p, p[start : start + ROWS])

        return call, wait, lambda: a.cpu().numpy()

    return {
        "launch": lambda: prepare(one, torch.zeros(1)),
        "saxpy": lambda: prepare(saxpy, torch.ones(N), torch.full((N,), 2.0)),
        "stencil": lambda: prepare(stencil, torch.tensor(grid()), torch.zeros(GRID, GRID)),
        "logistic": lambda: prepare(logistic, torch.linspace(0.32, 0.4, N), torch.zeros(N)),
        "bodies": run_bodies,
        "total": lambda: prepare(add_up, torch.full((N,), 0.5), torch.zeros(1)),
        "histogram": lambda: prepare(count, torch.tensor(values()), torch.zeros(BINS, dtype=torch.int64)),
    }


SOLUTIONS = {"PyTorch, eager": solutions(lambda function: function), "PyTorch, `torch.compile`": solutions(torch.compile)}
