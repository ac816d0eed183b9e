// @ts-check
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareTranslations } from './compare-translations.mjs';
import { extractMessages } from './extract-messages.mjs';
import { readMessageFiles, readTagFiles } from './translation-files.mjs';
import { untranslatedTexts } from './untranslated-texts.mjs';

/** @typedef {import('./compare-translations.mjs').MessageFiles} MessageFiles */

/**
 * Takes the project folder; gives what is wrong in its translations, one line a problem, and a sentence about all of them.
 * Writes nothing in the project. Throws when the messages cannot be extracted or a file cannot be read.
 * @param {string} root
 * @returns {Promise<{ problems: string[], summary: string }>}
 */
export async function checkTranslations(root) {
  const english = { ...(await extractMessages(root)), ...(await readTagFiles(root)) };
  const locales = await readLocales(root);
  /** @type {Record<string, MessageFiles>} */
  const translated = {};
  for (const locale of locales) {
    const folder = path.join(root, 'i18n', locale);
    translated[locale] = { ...(await readMessageFiles(folder)), ...(await readTagFiles(root, locale)) };
  }
  const problems = compareTranslations(english, translated, untranslatedTexts);
  const count = Object.values(english).reduce((sum, messages) => sum + Object.keys(messages).length, 0);
  const summary = `${count} messages in ${locales.join(' and ')}: ${problems.length} problems`;
  return { problems, summary };
}

/** @param {string} root */
async function readLocales(root) {
  const entries = await readdir(path.join(root, 'i18n'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
