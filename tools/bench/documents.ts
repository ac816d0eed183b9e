import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from './convert';

/** A release whose documents are built. */
export type Version = {
  /** Where its documents are in the project. */
  folder: string;
  name: string;
  /** Paths of documents by category. */
  menu: { label: string; items: string[] }[];
};

export type Documents = { versions: Version[]; posts: { folder: string; slug: string }[] };

/**
 * Takes the project folder; gives what a peer is built from: the documents of all versions, the last release first, and the posts.
 */
export function listDocuments(root: string): Documents {
  const names = readJson(path.join(root, 'versions.json'));
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

function existing({ folder, menu }: Version) {
  return menu
    .map(({ label, items }) => ({
      label,
      items: items.filter((item) => existsSync(path.join(folder, `${item}.md`))),
    }))
    .filter(({ items }) => items.length > 0);
}

function readSlug(folder: string) {
  const { fields } = readPage(readFileSync(path.join(folder, 'index.md'), 'utf8'));
  return (fields.find((line) => line.startsWith('slug: ')) ?? '')
    .slice('slug: '.length)
    .replaceAll(/['"]/g, '');
}

function readMenu(file: string): { label: string; items: string[] }[] {
  const { docs } = readJson(file);
  return docs
    .filter((entry: { type?: string }) => entry.type === 'category')
    .map(({ label, items }: { label: string; items: (string | { id?: string })[] }) => ({
      label,
      items: items.flatMap((item) => (typeof item === 'string' ? [item] : item.id ? [item.id] : [])),
    }));
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Takes a folder of ours, a folder to write and a conversion; copies everything, each Markdown file converted.
 */
export function copyDocuments(from: string, to: string, convert: (text: string) => string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyDocuments(source, target, convert);
    else if (entry.name.endsWith('.md')) writeFileSync(target, convert(readFileSync(source, 'utf8')));
    else cpSync(source, target);
  }
}
