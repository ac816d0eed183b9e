// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';

// The plugin reads the same files while building; jiti loads its modules as Docusaurus would.
const load = createJiti(import.meta.url);

/** Folder of the descriptions of the Python API, from the project's. */
export const DESCRIPTIONS = 'api/descriptions/python';

/**
 * Takes the project folder; reads what the reference is made from: inventories, oldest version first, and descriptions.
 * Throws when a file cannot be read.
 * @param {string} root
 */
export async function loadApi(root) {
  const { loadReferences } = /** @type {typeof import('../../plugins/api-reference/loadReference')} */ (
    load('../../plugins/api-reference/loadReference.ts')
  );
  const { loadDescriptions } = /** @type {typeof import('../../plugins/api-reference/loadDescriptions')} */ (
    load('../../plugins/api-reference/loadDescriptions.ts')
  );
  const { versions } = /** @type {typeof import('../../src/config/versions')} */ (
    load('../../src/config/versions.ts')
  );
  const folder = path.join(root, 'api');
  const newestFirst = versions.map(({ name, label, path: version }) => ({ name, label, path: version }));
  const history = (await loadReferences(folder, newestFirst)).reverse();
  return { history, descriptions: await loadDescriptions(root, path.join(folder, 'descriptions')) };
}

/**
 * Takes the project folder; gives a line for everything that is wrong with the descriptions, and the number of objects.
 * @param {string} root
 * @returns {Promise<{ problems: string[], objects: number }>}
 */
export async function checkApi(root) {
  const { checkDescriptions } =
    /** @type {typeof import('../../plugins/api-reference/checkDescriptions')} */ (
      load('../../plugins/api-reference/checkDescriptions.ts')
    );
  const { history, descriptions } = await loadApi(root);
  return { problems: checkDescriptions(descriptions, history), objects: descriptions.symbols.size };
}

/**
 * Takes the project folder; gives the examples of all descriptions, version by version; none where there is no folder of them.
 * @param {string} root
 * @returns {Promise<import('../../plugins/api-reference/listExamples').DescribedExample[]>}
 */
export async function listDescribed(root) {
  if (!existsSync(path.join(root, DESCRIPTIONS))) return [];
  const { listExamples } = /** @type {typeof import('../../plugins/api-reference/listExamples')} */ (
    load('../../plugins/api-reference/listExamples.ts')
  );
  const { history, descriptions } = await loadApi(root);
  return listExamples(descriptions, history).examples;
}
