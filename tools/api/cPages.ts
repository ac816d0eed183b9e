import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { cProofsSchema } from './cBackends';
import { renderReference } from './cReference';
import { cDescriptionsSchema, cFamiliesSchema, cInventorySchema } from './cSchema';
import { releases } from './releases';

/** Folders in `api/`, oldest version first, with the folder of their pages. */
export const cVersions = releases.flatMap(({ version, docsVersion }) =>
  contentLists.filter(({ name }) => name === docsVersion).map(({ folder }) => ({ version, docs: folder })),
);

export const cPages = ['taichi_core', 'taichi_vulkan'];

const begin = '<!-- generated: c-api reference -->';
const end = '<!-- /generated -->';

/** A page of the C API: its text now, and with an up-to-date reference. */
export type RenderedPage = { file: string; before: string; after: string };

/**
 * Replaces what a page has between its two markers with the reference.
 * @param file Path of the page, for the error message.
 * @throws if a marker is missing.
 */
export function withReference(page: string, reference: string, file: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(
      `${file}:1: the markers of the reference are missing. Fix: add the lines ${begin} and ${end}, in this order.`,
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

/** Reads what the reference says beyond headers and descriptions. */
export async function readFindings(root: string) {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), 'utf8'));
  return {
    proofs: cProofsSchema.parse(await read('data/c-api-proofs.json')),
    families: cFamiliesSchema.parse(await read('api/descriptions/c/see-also.json')),
  };
}

/**
 * Renders the reference into the C API pages of every version.
 * @throws if a file is missing or violates its schema.
 */
export async function renderPages(root: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const findings = await readFindings(root);
  let earlier: Awaited<ReturnType<typeof readInventories>> = [];
  for (const { version, docs } of cVersions) {
    const inventories = await readInventories(root, version);
    for (const page of cPages) {
      const file = `${docs}/c-api/${page}.md`;
      const before = await readFile(path.join(root, file), 'utf8');
      const descriptions = await readDescriptions(root, page);
      const reference = renderReference(page, inventories, earlier, descriptions, findings);
      pages.push({ file, before, after: withReference(before, reference, file) });
    }
    earlier = inventories;
  }
  return pages;
}
