/** Lock of all writers, in tabs and in the worker: one at a time. */
export const lockName = 'taichi-offline';
