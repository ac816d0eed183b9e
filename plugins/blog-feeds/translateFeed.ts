import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type FeedTexts = { title: string; description: string };

/**
 * Translates the texts of a feed into the locale being built. The blog plugin translates its pages, but reads the texts
 * of its feeds from the options.
 *
 * @param folder Folder with the translations of the list.
 * @throws When a translation is missing.
 */
export function translateFeed(folder: string, english: FeedTexts): FeedTexts {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? '';
  const file = path.join('i18n', locale, folder, 'options.json');
  // The default locale has no file.
  if (!existsSync(file)) return english;
  const messages: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return {
    title: readMessage(messages, 'title', file),
    description: readMessage(messages, 'description', file),
  };
}

function readMessage(messages: unknown, key: string, file: string): string {
  const message = (messages as Record<string, { message?: unknown } | undefined>)[key]?.message;
  if (typeof message === 'string') return message;
  throw new Error(`${file}: "${key}" has no message. Fix: add { "message": "…" }`);
}
