import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cDescriptionsSchema, cInventorySchema } from '../../plugins/api-reference/c-schema';
import { renderReference } from './cReference';

/** Versions, oldest first, with the folder of their pages. */
export const cVersions = [
  { version: 'v1.5.0', docs: 'versioned_docs/version-v1.5.0' },
  { version: 'v1.6.0', docs: 'versioned_docs/version-v1.6.0' },
  { version: 'master', docs: 'docs' },
];

export const cPages = ['taichi_core', 'taichi_vulkan'];

const begin = '<!-- generated: c-api reference -->';
const end = '<!-- /generated -->';

/**
 * Takes the text of a page and the reference; gives the page with the reference between its marks. Throws when a mark is
 * missing; `file` is for the message.
 */
export function withReference(page: string, reference: string, file: string) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(
      `${file}: want the lines ${begin} and ${end}, in this order; the reference goes between them`,
    );
  }
  return `${page.slice(0, from + begin.length)}\n\n${reference}\n\n${page.slice(to)}`;
}

export function readInventories(root: string, version: string) {
  return Promise.all(
    cPages.map(async (page) => {
      const file = path.join(root, 'api', version, 'c', `${page}.json`);
      return cInventorySchema.parse(JSON.parse(await readFile(file, 'utf8')));
    }),
  );
}

export async function readDescriptions(root: string, page: string) {
  const file = path.join(root, 'api', 'descriptions', 'c', `${page}.json`);
  return cDescriptionsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/**
 * Takes the project folder; gives each page with its text now and as it should be. Throws when a file is missing or does
 * not follow its schema.
 */
export async function renderPages(root: string) {
  const pages: { file: string; before: string; after: string }[] = [];
  let earlier: Awaited<ReturnType<typeof readInventories>> = [];
  for (const { version, docs } of cVersions) {
    const inventories = await readInventories(root, version);
    for (const page of cPages) {
      const file = `${docs}/c-api/${page}.md`;
      const before = await readFile(path.join(root, file), 'utf8');
      const descriptions = await readDescriptions(root, page);
      const reference = renderReference(page, inventories, earlier, descriptions);
      pages.push({ file, before, after: withReference(before, reference, file) });
    }
    earlier = inventories;
  }
  return pages;
}
