/** An example some of whose numbers may differ by more than the tolerance: which share of them, and why. */
type Exception = {
  readonly share: number;
  /** What the page shows: a choice at an edge, or the error of sines and cosines, made larger. */
  readonly cause: 'edge' | 'sine';
  readonly reason: string;
};

const march: Exception = {
  share: 1e-3,
  cause: 'edge',
  reason:
    'a ray that grazes an edge hits or misses it, and the pixel has another color: SwiftShader rounds sin and log more coarsely than a CPU',
};

const edge: Exception = {
  share: 1e-3,
  cause: 'edge',
  reason:
    'a point or ray at an edge falls on one side of it or the other, by the last digits of a number, and the pixel has another color',
};

const turns: Exception = {
  share: 2e-3,
  cause: 'sine',
  reason: 'stripes are a sine of many turns, which SwiftShader computes more coarsely than a CPU',
};

const waves: Exception = {
  share: 1e-3,
  cause: 'sine',
  reason: 'each pixel adds several cosines, and WGSL allows each an error of 2⁻¹¹',
};

const neighbors: Exception = {
  share: 1e-3,
  cause: 'sine',
  reason:
    'the distance of two close birds is a divisor, which enlarges the error of the sines that place them',
};

const steps: Exception = {
  share: 2e-3,
  cause: 'edge',
  reason:
    'a ray ends where it is closer than 0.001, and the last digits of a sine decide whether it takes one step more; the steps are counted',
};

/** By name; every other example must agree in all of its numbers. */
export const exceptions: Readonly<Record<string, Exception>> = {
  march,
  'march.small': march,
  box: edge,
  hole: edge,
  mandelbrot: edge,
  glass: turns,
  lens: turns,
  walk: steps,
  'walk.small': steps,
  quasicrystal: waves,
  flock: neighbors,
};
