import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import * as z from 'zod';
import type { MenuGroup } from '../../shared/translations/buildBoard';
import type { ContentList } from '../../shared/translations/contentList';

const category = z.object({ label: z.string(), items: z.array(z.string()) });
/** A category, or a part of the menu, which contains categories and pages. */
const group = z.object({ label: z.string(), items: z.array(z.union([z.string(), category])) });
const sidebars = z.record(z.string(), z.array(group));
const messages = z.record(z.string(), z.object({ message: z.string() }));

/** Lists a group of the menu and the categories inside it, each with its own pages; groups without pages of their own are left out. */
function flatten({ label, items }: z.infer<typeof group>): z.infer<typeof category>[] {
  const pages = items.filter((item) => typeof item === 'string');
  const categories = items.filter((item) => typeof item !== 'string');
  return pages.length > 0 ? [{ label, items: pages }, ...categories] : categories;
}

/**
 * Reads the groups of each version's menu with their labels in a locale.
 *
 * @throws On a menu that is not a list of groups.
 */
export async function readMenus(
  siteDir: string,
  lists: readonly ContentList[],
  locale: string,
): Promise<Record<string, MenuGroup[]>> {
  const entries = lists.map(async ({ name, translated: folder, sidebar: file }) => {
    if (file === undefined) return [];
    const labels = path.join(siteDir, 'i18n', locale, `${folder}.json`);
    const translated = existsSync(labels) ? messages.parse(JSON.parse(readFileSync(labels, 'utf8'))) : {};
    const written = sidebars.safeParse(await loadFreshModule(path.join(siteDir, file)));
    if (!written.success) {
      throw new Error(
        `${file}:1: the board of the translations wants a menu of groups with pages. Fix: extend plugins/translated-content/readMenus.ts.`,
        { cause: written.error },
      );
    }
    const groups = Object.entries(written.data).flatMap(([sidebar, categories]) =>
      categories.flatMap(flatten).map(({ label, items }) => ({
        label: translated[`sidebar.${sidebar}.category.${label}`]?.message ?? label,
        pages: items,
      })),
    );
    return [[name, groups] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
