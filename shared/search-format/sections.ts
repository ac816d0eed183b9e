/** The parts of the site that a reader can restrict a search to. All but `pages` are the first segment of a path. */
export const sections = ['docs', 'api', 'blog', 'newsletter', 'user-stories', 'pages'] as const;

export type Section = (typeof sections)[number];

/** The parts whose paths may have a version as their second segment. */
export const versionedSections: readonly Section[] = ['docs', 'api'];
