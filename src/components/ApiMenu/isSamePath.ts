const trim = (path: string) => path.replace(/\/$/, '');

/** Whether two paths are equal apart from a trailing slash. */
export const isSamePath = (a: string, b: string): boolean => trim(a) === trim(b);
