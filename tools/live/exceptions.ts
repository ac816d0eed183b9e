/** An example some of whose numbers may differ by more than the tolerance: which share of them, and why. */
type Exception = { readonly share: number; readonly reason: string };

const march: Exception = {
  share: 1e-3,
  reason:
    'a ray that grazes an edge hits or misses it, and the pixel has another color: SwiftShader rounds sin and log more coarsely than a CPU',
};

/** By name; every other example must agree in all of its numbers. */
export const exceptions: Readonly<Record<string, Exception>> = { march, 'march.small': march };
