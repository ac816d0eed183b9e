/** Where a name can be used: in Python, in kernels and functions, or in both. */
export const scopes = ['python', 'kernel', 'both'] as const;

export type Scope = (typeof scopes)[number];
