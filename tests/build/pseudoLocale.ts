import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteCopy } from '../support/siteCopy';

/** A language that nobody speaks: every text of the interface stands in marks. Built for a test only. */
export const pseudoLocale = 'en-XA';

/** What a text of the pseudo-locale starts with. */
export const mark = '⟦';

/** Its texts are those of this locale, which has a translation of every message. */
const model = 'fr-FR';

/** Marks each part of a text between its placeholders, since elements may take their place. */
const wrap = (message: string): string =>
  message
    .split('|')
    .map((form) =>
      form
        .split(/(\{\w+\})/)
        .map((part) => (/^\{|^\P{L}*$/u.test(part) ? part : `${mark}${part}⟧`))
        .join(''),
    )
    .join('|');

function wrapMessages(text: string): string {
  const messages = JSON.parse(text) as Record<string, { message: string }>;
  const wrapped = Object.entries(messages).map(([key, entry]) => [
    key,
    { ...entry, message: wrap(entry.message) },
  ]);
  return JSON.stringify(Object.fromEntries(wrapped));
}

/** Takes a copy of the site; gives it the pseudo-locale: marked texts of the interface, tags and authors, and no translated page. */
export async function addPseudoLocale(site: SiteCopy): Promise<void> {
  const folder = site.pathOf(`i18n/${pseudoLocale}`);
  await cp(site.pathOf(`i18n/${model}`), folder, {
    recursive: true,
    filter: (file) => !/\.(md|lock\.json)$/.test(file),
  });
  const files = await readdir(folder, { recursive: true });
  for (const name of files) {
    const file = path.join(folder, name);
    if (name.endsWith('.json')) await writeFile(file, wrapMessages(await readFile(file, 'utf8')));
    if (name.endsWith('.yml')) {
      const names = await readFile(file, 'utf8');
      await writeFile(
        file,
        names.replace(/^(\s+(?:label|description|name):\s*)(.*)$/gm, (_line, key: string, text: string) => {
          return `${key}'${wrap(text.replace(/^(['"])(.*)\1$/, '$2').replaceAll("'", "''"))}'`;
        }),
      );
    }
  }
}
