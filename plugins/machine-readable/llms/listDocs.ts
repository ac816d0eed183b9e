import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toSidebarEntries, type SidebarEntry } from '../../../shared/docs/toSidebarEntries';

/** Pages of the documentation below one heading of the menu. */
export type DocsGroup = { readonly title: string; readonly permalinks: readonly string[] };

type LoadedVersion = LoadedContent['loadedVersions'][number];

const linksOf = (entry: SidebarEntry): string[] =>
  entry.type === 'link' ? [entry.href] : entry.items.flatMap(linksOf);

/** Lists the pages of a docs version in the order of its menu; those that are in no category come first, below `title`. */
export function listDocs({ docs, sidebars }: LoadedVersion, title: string): DocsGroup[] {
  const entries = Object.values(sidebars).flatMap((items) => toSidebarEntries({ docs, items }));
  const single = entries.filter(({ type }) => type === 'link').flatMap(linksOf);
  const groups = entries
    .filter((entry) => entry.type === 'category')
    .map((entry) => ({ title: entry.label, permalinks: linksOf(entry) }));
  return [...(single.length > 0 ? [{ title, permalinks: single }] : []), ...groups];
}
