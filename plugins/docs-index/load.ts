import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toSidebarEntries } from '../../shared/docs/toSidebarEntries';
import type { DocsIndex } from './types';

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Loads the menu of each docs version from the content of all plugins.
 *
 * @throws When the docs plugin or a sidebar is missing.
 */
export function loadIndexes(allContent: AllContent): DocsIndex[] {
  const content = allContent[docsPlugin]?.default as LoadedContent | undefined;
  if (!content)
    throw new Error(`docs-index: plugin ${docsPlugin} is missing. Fix: list it in docusaurus.config.ts.`);
  return content.loadedVersions.map(({ versionName, label, isLast, banner, path, docs, sidebars }) => {
    const items = Object.values(sidebars)[0];
    if (!items)
      throw new Error(
        `docs-index: docs version ${versionName} has no sidebar. Fix: add it to its sidebars file.`,
      );
    return {
      versionName,
      versionLabel: label,
      isLast,
      banner,
      path: path.replace(/\/$/, ''),
      entries: toSidebarEntries({ docs, items }),
    };
  });
}
