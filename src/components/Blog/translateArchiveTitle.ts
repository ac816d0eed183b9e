import { translate } from '@docusaurus/Translate';

/** Translates the title of the archive of posts. */
export function translateArchiveTitle(): string {
  return translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'Title of the page that lists all posts by year, and of links to it',
  });
}
