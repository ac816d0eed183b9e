/** Facts about the site that config, theme, scripts and tests share. */
export const site = {
  title: 'Taichi Docs',
  tagline: 'Python outside. Parallel inside.',
  url: 'https://docs.taichi-lang.org',
  organization: 'taichi-dev',
  sourceUrl: 'https://github.com/taichi-dev/docs.taichi.graphics',
  projectUrl: 'https://github.com/taichi-dev/taichi',
  copyrightYear: 2023,
  /** Id of the line above the menu (its text: src/theme/AnnouncementBar), or null for none. A new id shows it again to readers who closed the old one. */
  announcementId: 'python-3-12' as string | null,
} as const;
