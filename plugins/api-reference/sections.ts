import { changesPage, pagePath, type Place } from './addresses';
import { listPages, type Reference } from './reference';
import type { ApiSectionData, ApiSidebarItem, ApiVersionData } from './types';

/** Builds the data shared by all pages of a version. */
export function toVersionData(reference: Reference, place: Place): ApiVersionData {
  const { version, tag } = reference;
  return {
    versionName: version.name,
    versionLabel: version.label,
    tag,
    rootPath: pagePath(place, version),
    changesPath: pagePath(place, version, changesPage),
    sidebar: toSidebar(reference, place),
    objects: listPages(reference)
      .filter((page) => !reference.inventories.some(({ section }) => section === page))
      .map((page) => ({ title: lastPart(page), path: pagePath(place, version, page) })),
  };
}

/** Arranges the sections as a tree, each below its nearest enclosing section. */
function toSidebar({ version, inventories }: Reference, place: Place): ApiSidebarItem[] {
  const items = new Map<string, ApiSidebarItem>();
  const top: ApiSidebarItem[] = [];
  for (const { section } of inventories) {
    const item = { title: lastPart(section), path: pagePath(place, version, section), items: [] };
    items.set(section, item);
    (items.get(parentOf(section))?.items ?? top).push(item);
  }
  return top;
}

type Links = Pick<ApiSectionData, 'breadcrumbs' | 'previous' | 'next'>;

/**
 * Builds breadcrumbs and the neighbors in reading order for a page.
 *
 * @param section Id of a section's or object's page.
 */
export function toSectionLinks(reference: Reference, section: string, place: Place): Links {
  const { version } = reference;
  const order = listPages(reference);
  const index = order.indexOf(section);
  const neighbor = (path: string | undefined) =>
    path === undefined
      ? undefined
      : { title: path.replaceAll('/', '.'), path: pagePath(place, version, path) };
  const previous = neighbor(order[index - 1]);
  const next = neighbor(order[index + 1]);
  const parts = section.split('/');
  return {
    breadcrumbs: parts.map((title, depth) => {
      const path = parts.slice(0, depth + 1).join('/');
      return path !== section && order.includes(path)
        ? { title, path: pagePath(place, version, path) }
        : { title };
    }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** Finds the path of the enclosing section; empty for the package. */
export const parentOf = (section: string): string => section.slice(0, Math.max(section.lastIndexOf('/'), 0));

const lastPart = (section: string): string => section.slice(section.lastIndexOf('/') + 1);
