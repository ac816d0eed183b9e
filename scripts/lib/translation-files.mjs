// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTagsFile } from '@docusaurus/utils-validation';

/** @typedef {import('./compare-translations.mjs').Messages} Messages */
/** @typedef {import('./compare-translations.mjs').MessageFiles} MessageFiles */

/** Folder of each list of posts, and the folder of its translations. */
const postFolders = [
  ['blog', 'docusaurus-plugin-content-blog'],
  ['newsletter', 'docusaurus-plugin-content-blog-newsletter'],
  ['user-stories', 'docusaurus-plugin-content-blog-user-stories'],
];

/**
 * Takes the folder of a locale; gives the messages of its JSON files by path and key. Throws an Error that names a file that
 * is not valid.
 * @param {string} folder
 * @returns {Promise<MessageFiles>}
 */
export async function readMessageFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter(isMessageFile).sort();
  /** @type {MessageFiles} */
  const files = {};
  for (const name of names) {
    const file = path.join(folder, name);
    files[name.replaceAll('\\', '/')] = readMessages(file, await readFile(file, 'utf8'));
  }
  return files;
}

/**
 * Takes the project folder and a locale, none for the originals; gives the tags of the lists of posts, as messages with keys
 * such as `tip.label`. A list without a tags file is left out.
 * @param {string} root
 * @param {string} [locale]
 * @returns {Promise<MessageFiles>}
 */
export async function readTagFiles(root, locale) {
  /** @type {MessageFiles} */
  const files = {};
  for (const [original = '', translated = ''] of postFolders) {
    const folder = locale ? path.join(root, 'i18n', locale, translated) : path.join(root, original);
    const contentPaths = { contentPath: folder, contentPathLocalized: folder };
    const tags = await getTagsFile({ tags: undefined, contentPaths });
    if (tags) files[`${translated}/tags.yml`] = flattenTags(tags);
  }
  return files;
}

/**
 * The lock file of the translated pages holds no messages.
 * @param {string} name
 */
function isMessageFile(name) {
  return name.endsWith('.json') && !name.endsWith('.lock.json');
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Messages}
 */
function readMessages(file, text) {
  try {
    /** @type {Record<string, { message: unknown }>} */
    const entries = JSON.parse(text);
    return Object.fromEntries(Object.entries(entries).map(([key, { message }]) => [key, String(message)]));
  } catch (cause) {
    throw new Error(
      `${file}: is not a file of messages. Fix: make it valid JSON, {"key": {"message": "…"}}`,
      {
        cause,
      },
    );
  }
}

/**
 * @param {Record<string, { label: string, permalink: string, description?: string }>} tags
 * @returns {Messages}
 */
function flattenTags(tags) {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([key, { label, permalink, description = '' }]) => [
      [`${key}.label`, label],
      [`${key}.permalink`, permalink],
      [`${key}.description`, description],
    ]),
  );
}
