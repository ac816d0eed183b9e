const trim = (path: string) => path.replace(/\/$/, '');

/** Whether two paths are the same but for a slash at the end. */
export const isSamePath = (a: string, b: string): boolean => trim(a) === trim(b);
