import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { OwnOptions } from './options';

/** What all three kinds of content plugin know of a page, which travels to the theme with it. */
export interface LoadedPage {
  /** Path of the file that was read, with `@site/` in front. */
  readonly source: string;
  readonly frontMatter: Record<string, unknown>;
  editUrl?: string;
}

/** Takes the kind of plugin and what it loaded; returns its Markdown pages, the very objects. */
export function listPages(kind: OwnOptions['content'], content: unknown): LoadedPage[] {
  switch (kind) {
    case 'docs':
      return (content as DocsContent).loadedVersions.flatMap(({ docs }) => docs) as LoadedPage[];
    case 'blog':
      return (content as BlogContent).blogPosts.map(({ metadata }) => metadata);
    case 'pages':
      return ((content as PagesContent | null) ?? []).filter(
        ({ type }) => type === 'mdx',
      ) as unknown as LoadedPage[];
  }
}
