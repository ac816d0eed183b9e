const ready = new Set<string>();

/** Records that the code of a page, by its path, has been loaded and run. */
export const markReady = (path: string): void => void ready.add(path);

/** Whether the code of a page, by its path, has been loaded and run. */
export const isReady = (path: string): boolean => ready.has(path);
