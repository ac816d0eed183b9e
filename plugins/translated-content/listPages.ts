import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { OwnOptions } from './options';

/** Fields that pages have in all three content plugins, and that reach the theme. */
export interface LoadedPage {
  /** Path of the page's file, prefixed with `@site/`. */
  readonly source: string;
  readonly frontMatter: Record<string, unknown>;
  editUrl?: string;
}

/** Lists the Markdown pages in the loaded content of a plugin, as the same objects. */
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
