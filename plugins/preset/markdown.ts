import { createNameLoader } from '../api-reference/documentNames';
import {
  beforeDefaultRehypePlugins,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  remarkPlugins,
} from '../markdown';
import { apiLinks } from '../markdown/apiLinks';
import type { DocsVersion } from './options';

/** Creates the Markdown options that docs, posts and pages share. Names of the API link to the version of the page that mentions them. */
export function createMarkdownOptions(
  siteDir: string,
  versions: readonly DocsVersion[],
  lastVersion: string,
) {
  const loadNames = createNameLoader(siteDir, versions, lastVersion);
  return {
    beforeDefaultRemarkPlugins: [
      ...beforeDefaultRemarkPlugins,
      [apiLinks, { loadNames }],
    ] satisfies unknown[],
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
  };
}
