import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareTranslations } from './compareMessages';
import { extractMessages } from './extractMessages';
import { readMessageFiles, readTagFiles } from './translationFiles';
import { untranslatedTexts } from './untranslatedTexts';
import type { MessageFiles } from './compareMessages';

/**
 * Takes the project folder; gives what is wrong in its translations, one line a problem, and a sentence about all of them.
 * Writes nothing in the project. Throws when the messages cannot be extracted or a file cannot be read.
 */
export async function checkTranslations(root: string): Promise<{ problems: string[]; summary: string }> {
  const english = { ...(await extractMessages(root)), ...(await readTagFiles(root)) };
  const locales = await readLocales(root);
  const translated: Record<string, MessageFiles> = {};
  for (const locale of locales) {
    const folder = path.join(root, 'i18n', locale);
    translated[locale] = { ...(await readMessageFiles(folder)), ...(await readTagFiles(root, locale)) };
  }
  const problems = compareTranslations(english, translated, untranslatedTexts);
  const count = Object.values(english).reduce((sum, messages) => sum + Object.keys(messages).length, 0);
  const summary = `${count} messages in ${locales.join(' and ')}: ${problems.length} problems`;
  return { problems, summary };
}

async function readLocales(root: string) {
  const entries = await readdir(path.join(root, 'i18n'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
