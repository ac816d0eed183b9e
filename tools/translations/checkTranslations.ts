import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareTranslations, type MessageFiles } from './compareMessages';
import { withLine } from './jsonPlace';
import { extractMessages } from './extractMessages';
import { translatedLocales } from './library';
import { readMessageFiles, readTagFiles } from './translationFiles';
import { untranslatedTexts } from './untranslatedTexts';

/**
 * Compares the interface messages and tags of every locale with the English ones. Does not modify the project.
 *
 * @returns One line per problem, and a summary.
 * @throws If the messages cannot be extracted or a file cannot be read.
 */
export async function checkTranslations(root: string): Promise<{ problems: string[]; summary: string }> {
  const english: MessageFiles = { ...(await extractMessages(root)), ...(await readTagFiles(root)) };
  const translated: Record<string, MessageFiles> = {};
  for (const locale of translatedLocales) {
    const folder = path.join(root, 'i18n', locale);
    translated[locale] = { ...(await readMessageFiles(folder)), ...(await readTagFiles(root, locale)) };
  }
  const problems = compareTranslations(english, translated, untranslatedTexts).map((problem) =>
    withLine(problem, (file) => {
      const place = path.join(root, file);
      return existsSync(place) ? readFileSync(place, 'utf8') : null;
    }),
  );
  const count = Object.values(english).reduce((sum, messages) => sum + Object.keys(messages).length, 0);
  const summary = `${count} messages in ${translatedLocales.join(' and ')}: ${problems.length} problems`;
  return { problems, summary };
}
