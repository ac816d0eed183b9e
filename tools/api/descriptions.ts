import { existsSync } from 'node:fs';
import path from 'node:path';
import { versions } from '../../config/versions';
import { checkDescriptions } from '../../plugins/api-reference/checkDescriptions';
import { checkProofs } from '../../plugins/api-reference/checkProofs';
import { readDeclared, readProofs } from '../../plugins/api-reference/proofs';
import { listPrograms, type ProvingProgram } from '../../plugins/api-reference/listPrograms';
import { type DescribedExample, listExamples } from '../../plugins/api-reference/listExamples';
import { loadDescriptions } from '../../plugins/api-reference/loadDescriptions';
import { loadReferences } from '../../plugins/api-reference/loadReference';

/** Folder of the Python API descriptions, relative to the project root. */
export const DESCRIPTIONS = 'api/descriptions/python';

/**
 * Loads the sources of the API reference: the inventories, oldest version first, and the descriptions.
 * @throws when a file is missing or violates its schema.
 */
async function loadApi(root: string) {
  const folder = path.join(root, 'api');
  const newestFirst = versions.map(({ name, label, path: version }) => ({ name, label, path: version }));
  const history = (await loadReferences(folder, newestFirst)).reverse();
  return { history, descriptions: await loadDescriptions(root, path.join(folder, 'descriptions')) };
}

/** Checks the descriptions against the inventories of every version. */
export async function checkApi(root: string): Promise<{ problems: string[]; objects: number }> {
  const { history, descriptions } = await loadApi(root);
  const proofs = readProofs(root);
  const problems = [
    ...checkDescriptions(descriptions, history),
    ...(proofs ? checkProofs(descriptions, history, proofs, readDeclared(root)) : []),
  ];
  return { problems, objects: descriptions.symbols.size };
}

/** Lists the examples of all descriptions by version; returns none if the project has no descriptions. */
export async function listDescribed(root: string): Promise<DescribedExample[]> {
  if (!existsSync(path.join(root, DESCRIPTIONS))) return [];
  const { history, descriptions } = await loadApi(root);
  return listExamples(descriptions, history).examples;
}

/** Lists the programs that prove what the reference states, of all versions. */
export async function listProvingPrograms(root: string): Promise<ProvingProgram[]> {
  const { history, descriptions } = await loadApi(root);
  return listPrograms(descriptions, history);
}
