import { changesPage, pagePath, type Place } from './addresses';
import { listPages, type Reference } from './reference';
import type { ApiSectionData, ApiSidebarItem, ApiVersionData } from './types';

/** Takes a version; gives what all of its pages share. */
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

/** Sections as a tree; each below the nearest one that holds it. */
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

/** Takes a version and the id of a section's or object's page; gives the way down to it and its neighbours in reading order. */
export function toSectionLinks(reference: Reference, section: string, place: Place): Links {
  const { version } = reference;
  const order = listPages(reference);
  const index = order.indexOf(section);
  const neighbour = (path: string | undefined) =>
    path === undefined
      ? undefined
      : { title: path.replaceAll('/', '.'), path: pagePath(place, version, path) };
  const previous = neighbour(order[index - 1]);
  const next = neighbour(order[index + 1]);
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

/** Takes the path of a section; gives that of the one that holds it, empty for the package. */
export const parentOf = (section: string): string => section.slice(0, Math.max(section.lastIndexOf('/'), 0));

const lastPart = (section: string): string => section.slice(section.lastIndexOf('/') + 1);
