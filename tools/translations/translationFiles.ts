import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTagsFile } from '@docusaurus/utils-validation';
import { contentLists } from '../../config/content';
import type { MessageFiles, Messages } from './compareMessages';
import { placeOfJsonError } from './jsonPlace';

/**
 * Reads the messages in the JSON files of a locale's folder, by path and key.
 *
 * @throws When a file is invalid.
 */
export async function readMessageFiles(folder: string): Promise<MessageFiles> {
  const names = (await readdir(folder, { recursive: true })).filter(isMessageFile).sort();
  const files: MessageFiles = {};
  for (const name of names) {
    const file = path.join(folder, name);
    files[name.replaceAll('\\', '/')] = readMessages(file, await readFile(file, 'utf8'));
  }
  return files;
}

/**
 * Reads the tags of the post lists as messages with keys such as `tip.label`. Lists without a tags file are omitted.
 *
 * @param locale Locale of the tags; the originals when omitted.
 */
export async function readTagFiles(root: string, locale?: string): Promise<MessageFiles> {
  const files: MessageFiles = {};
  for (const { kind, folder: original, translated } of contentLists) {
    if (kind !== 'posts') continue;
    const folder = locale ? path.join(root, 'i18n', locale, translated) : path.join(root, original);
    const contentPaths = { contentPath: folder, contentPathLocalized: folder };
    const tags = await getTagsFile({ tags: undefined, contentPaths });
    if (tags) files[`${translated}/tags.yml`] = flattenTags(tags);
  }
  return files;
}

/** Excludes the lock file of the translated pages, which contains no messages. */
function isMessageFile(name: string) {
  return name.endsWith('.json') && !name.endsWith('.lock.json');
}

function readMessages(file: string, text: string): Messages {
  try {
    const entries: Record<string, { message: unknown }> = JSON.parse(text);
    return Object.fromEntries(Object.entries(entries).map(([key, { message }]) => [key, String(message)]));
  } catch (cause) {
    throw new Error(
      `${file}:${placeOfJsonError(text, cause)}: is not a file of messages. Fix: make it valid JSON, {"key": {"message": "…"}}`,
      {
        cause,
      },
    );
  }
}

function flattenTags(
  tags: Record<string, { label: string; permalink: string; description?: string }>,
): Messages {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, { label, permalink, description = '' }]) => [
      [`${key}.label`, label],
      [`${key}.permalink`, permalink],
      [`${key}.description`, description],
    ]),
  );
}
