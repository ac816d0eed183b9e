import type { Content } from '../../config/content';
import { createNameLoader } from '../api-reference/documentNames';
import {
  beforeDefaultRehypePlugins,
  beforeDefaultRemarkPlugins,
  recmaPlugins,
  rehypePlugins,
  remarkPlugins,
} from '../markdown';
import type { AheadParser } from '../markdown/aheadParser';
import { apiLinks } from '../markdown/apiLinks';

/** Creates the Markdown options that docs, posts and pages share. Names of the API link to the version of the page that mentions them. */
export function createMarkdownOptions(
  siteDir: string,
  { versions, lastVersion }: Content,
  parser: AheadParser,
) {
  const apiVersions = versions.map(({ name, label, path }) => ({ name, label, path }));
  const loadNames = createNameLoader(siteDir, apiVersions, lastVersion);
  return {
    beforeDefaultRemarkPlugins: [
      parser.takeTrees,
      ...beforeDefaultRemarkPlugins,
      [apiLinks, { loadNames }],
    ] satisfies unknown[],
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
    recmaPlugins,
  };
}
