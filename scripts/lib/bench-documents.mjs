// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from './bench-convert.mjs';

/**
 * @typedef {object} Version A release whose documents are built.
 * @property {string} folder Where its documents are in the project.
 * @property {string} name
 * @property {{ label: string, items: string[] }[]} menu Paths of documents by category.
 */

/** @typedef {{ versions: Version[], posts: { folder: string, slug: string }[] }} Documents */

/**
 * Takes the project folder; gives what a peer is built from: the documents of all versions, the last release first, and the posts.
 * @param {string} root
 * @returns {Documents}
 */
export function listDocuments(root) {
  const names = /** @type {string[]} */ (readJson(path.join(root, 'versions.json')));
  const released = names.map((name) => ({
    name,
    folder: path.join(root, 'versioned_docs', `version-${name}`),
    menu: readMenu(path.join(root, 'versioned_sidebars', `version-${name}-sidebars.json`)),
  }));
  // The menu of develop is a program; the last release's, without what develop lacks, is the same for a benchmark.
  const develop = { name: 'master', folder: path.join(root, 'docs'), menu: released[0]?.menu ?? [] };
  const versions = [...released, develop].map((version) => ({ ...version, menu: existing(version) }));
  const posts = readdirSync(path.join(root, 'blog'))
    .sort()
    .map((name) => path.join(root, 'blog', name))
    .filter((folder) => existsSync(path.join(folder, 'index.md')))
    .map((folder) => ({ folder, slug: readSlug(folder) }));
  return { versions, posts };
}

/** @param {Version} version */
function existing({ folder, menu }) {
  return menu
    .map(({ label, items }) => ({
      label,
      items: items.filter((item) => existsSync(path.join(folder, `${item}.md`))),
    }))
    .filter(({ items }) => items.length > 0);
}

/** @param {string} folder */
function readSlug(folder) {
  const { fields } = readPage(readFileSync(path.join(folder, 'index.md'), 'utf8'));
  return (fields.find((line) => line.startsWith('slug: ')) ?? '')
    .slice('slug: '.length)
    .replaceAll(/['"]/g, '');
}

/**
 * @param {string} file
 * @returns {{ label: string, items: string[] }[]}
 */
function readMenu(file) {
  const { docs } = readJson(file);
  return docs
    .filter((/** @type {{ type?: string }} */ entry) => entry.type === 'category')
    .map((/** @type {{ label: string, items: (string | { id?: string })[] }} */ { label, items }) => ({
      label,
      items: items.flatMap((item) => (typeof item === 'string' ? [item] : item.id ? [item.id] : [])),
    }));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Takes a folder of ours, a folder to write and a conversion; copies everything, each Markdown file converted.
 * @param {string} from
 * @param {string} to
 * @param {(text: string) => string} convert
 */
export function copyDocuments(from, to, convert) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyDocuments(source, target, convert);
    else if (entry.name.endsWith('.md')) writeFileSync(target, convert(readFileSync(source, 'utf8')));
    else cpSync(source, target);
  }
}
