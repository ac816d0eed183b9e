import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteCopy } from '../support/siteCopy';

/** Pseudo-locale in which every interface text is enclosed in marks. Built only for a test. */
export const pseudoLocale = 'en-XA';

/** First character of every text in the pseudo-locale: one that the typefaces of the social cards have. */
export const mark = '【';

/** The texts are those of this locale, which has a translation of every message. */
const model = 'fr-FR';

/** Marks each part of a text between its placeholders, which elements may replace. */
const wrap = (message: string): string =>
  message
    .split('|')
    .map((form) =>
      form
        .split(/(\{\w+\})/)
        .map((part) => (/^\{|^\P{L}*$/u.test(part) ? part : `${mark}${part}】`))
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

/** Adds the pseudo-locale to a copy of the site: marked interface texts, tags and authors, and no translated pages. */
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
