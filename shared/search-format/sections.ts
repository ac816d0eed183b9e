/** The sections of the site that a search can be restricted to. All but `pages` are the first segment of a path. */
export const sections = ['docs', 'api', 'blog', 'newsletter', 'user-stories', 'pages'] as const;

export type Section = (typeof sections)[number];

/** The sections whose paths may have a version as their second segment. */
export const versionedSections: readonly Section[] = ['docs', 'api'];
