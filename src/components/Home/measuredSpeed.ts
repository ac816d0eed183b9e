/** Seconds for the primes below one million, in plain Python and in Taichi: section `primes` of the page accelerate_python of v1.6.0. */
export const measuredSpeed = { python: 4.5, taichi: 0.12 } as const;

/** How many times as fast Taichi is, rounded down. */
export const speedFactor = Math.floor(measuredSpeed.python / measuredSpeed.taichi);
