import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Content } from '../../config/content';

/** Options of preset-classic, less what the preset sets itself, plus the content of the site. */
export type Options = Omit<ClassicOptions, 'docs' | 'blog' | 'pages' | 'debug' | 'svgr'> & {
  /** Versions come from `content`. */
  readonly docs: Omit<DocsOptions, 'versions' | 'lastVersion'>;
  readonly content: Content;
  /** Base of the links to edit a page. */
  readonly editUrl: string;
};
