import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readPage } from './convertPage';

/** A category of a sidebar: ids of documents, and further categories. */
export type Category = { readonly label: string; readonly items: readonly (string | Category)[] };

/** A version of the docs. */
export type Version = {
  readonly name: string;
  readonly isReleased: boolean;
  /** Absolute path of its documents. */
  readonly folder: string;
  /** The sidebar. */
  readonly menu: readonly Category[];
};

export type Documents = {
  /** The latest release first, the development version last. */
  readonly versions: readonly [Version, ...Version[]];
  readonly posts: readonly { readonly folder: string; readonly slug: string }[];
};

const versionsSchema = z.tuple([z.string()], z.string());

const categorySchema: z.ZodType<Category> = z.object({
  type: z.literal('category'),
  label: z.string(),
  items: z.array(z.union([z.string(), z.lazy(() => categorySchema)])),
});

const sidebarSchema = z.object({ docs: z.array(categorySchema) });

/**
 * Lists what a peer is built from: the docs in all versions, and the posts of the blog.
 * @throws When a versions or sidebar file has an unexpected shape.
 */
export function listDocuments(root: string): Documents {
  const [latest, ...older] = readVersions(root);
  const readRelease = (name: string): Version => {
    const folder = path.join(root, 'versioned_docs', `version-${name}`);
    const file = path.join(root, 'versioned_sidebars', `version-${name}-sidebars.json`);
    return { name, isReleased: true, folder, menu: readJson(file, sidebarSchema).docs };
  };
  const release = readRelease(latest);
  // The sidebar of the development version is code; the latest release's is close enough to it for a benchmark.
  const development = withoutMissing({
    name: 'master',
    isReleased: false,
    folder: path.join(root, 'docs'),
    menu: release.menu,
  });
  const posts = readdirSync(path.join(root, 'blog'))
    .sort()
    .map((name) => path.join(root, 'blog', name))
    .filter((folder) => existsSync(path.join(folder, 'index.md')))
    .map((folder) => ({ folder, slug: readSlug(folder) }));
  return { versions: [release, ...older.map(readRelease), development], posts };
}

/** Returns the names of the released versions, the latest first. */
export function readVersions(root: string): [string, ...string[]] {
  return readJson(path.join(root, 'versions.json'), versionsSchema);
}

function withoutMissing(version: Version): Version {
  const keep = (categories: readonly Category[]): Category[] =>
    categories
      .map(({ label, items }) => ({ label, items: items.flatMap(keepItem) }))
      .filter(({ items }) => items.length > 0);
  const keepItem = (item: string | Category): (string | Category)[] => {
    if (typeof item !== 'string') return keep([item]);
    return existsSync(path.join(version.folder, `${item}.md`)) ? [item] : [];
  };
  return { ...version, menu: keep(version.menu) };
}

function readSlug(folder: string): string {
  const file = path.join(folder, 'index.md');
  const slug = readPage(readFileSync(file, 'utf8')).fields.find((line) => line.startsWith('slug: '));
  if (slug === undefined) throw new Error(`${file}: no slug in the front matter`);
  return slug.slice('slug: '.length).replaceAll(/['"]/g, '');
}

function readJson<Value>(file: string, schema: z.ZodType<Value>): Value {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`, { cause: error });
  return data;
}

/** Copies a folder with everything in it, and converts the Markdown files on the way. */
export function copyDocuments(from: string, to: string, convert: (text: string) => string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyDocuments(source, target, convert);
    else if (entry.name.endsWith('.md')) writeFileSync(target, convert(readFileSync(source, 'utf8')));
    else cpSync(source, target);
  }
}
