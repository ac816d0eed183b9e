import { existsSync } from 'node:fs';
import path from 'node:path';
import { versions } from '../../config/versions';
import { checkDescriptions } from '../../plugins/api-reference/checkDescriptions';
import { loadDescriptions } from '../../plugins/api-reference/loadDescriptions';
import { loadReferences } from '../../plugins/api-reference/loadReference';
import { listExamples, type DescribedExample } from '../../plugins/api-reference/listExamples';

/** Folder of the descriptions of the Python API, from the project's. */
export const DESCRIPTIONS = 'api/descriptions/python';

/**
 * Takes the project folder; reads what the reference is made from: inventories, oldest version first, and descriptions.
 * Throws when a file cannot be read.
 */
export async function loadApi(root: string) {
  const folder = path.join(root, 'api');
  const newestFirst = versions.map(({ name, label, path: version }) => ({ name, label, path: version }));
  const history = (await loadReferences(folder, newestFirst)).reverse();
  return { history, descriptions: await loadDescriptions(root, path.join(folder, 'descriptions')) };
}

/**
 * Takes the project folder; gives a line for everything that is wrong with the descriptions, and the number of objects.
 */
export async function checkApi(root: string): Promise<{ problems: string[]; objects: number }> {
  const { history, descriptions } = await loadApi(root);
  return { problems: checkDescriptions(descriptions, history), objects: descriptions.symbols.size };
}

/**
 * Takes the project folder; gives the examples of all descriptions, version by version; none where there is no folder of them.
 */
export async function listDescribed(root: string): Promise<DescribedExample[]> {
  if (!existsSync(path.join(root, DESCRIPTIONS))) return [];
  const { history, descriptions } = await loadApi(root);
  return listExamples(descriptions, history).examples;
}
