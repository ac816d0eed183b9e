import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import * as z from 'zod';
import type { MenuGroup } from '../../shared/translations/buildBoard';
import type { ContentList } from '../../shared/translations/contentList';

const category = z.object({ label: z.string(), items: z.array(z.string()) });
const sidebars = z.record(z.string(), z.array(category));
const messages = z.record(z.string(), z.object({ message: z.string() }));

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
      categories.map(({ label, items }) => ({
        label: translated[`sidebar.${sidebar}.category.${label}`]?.message ?? label,
        pages: items,
      })),
    );
    return [[name, groups] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
