import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../../tools/site/manifest';

// The minifier names the variables of the runtime by how often each letter occurs in it, and counts the digits of provisional hashes, which
// are others when a language is built alone, or with the bundler's cache. So the runtime has another name, and pages, feeds of hashes and pages' hashes differ with it.
const runtime = /runtime~main\.[\da-f]{8}/g;
const listsHashes = /^(?:(?:[\w-]+\/)?assets\/offline\/.*\.json|build-manifest\.json)$/;

/** The content of each file by its name, as if all runtimes were the same. */
export const readSite = (folder: string): Map<string, string> =>
  new Map(
    Object.keys(hashFiles(folder).files)
      .filter((file) => !listsHashes.test(file))
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'latin1');
        const name = file.replace(runtime, 'runtime');
        return [name, name === file ? text.replace(runtime, 'runtime') : String(text.length)];
      }),
  );

/** Lists the files of two builds that differ in more than the runtime. */
export const listDifferences = (one: string, other: string): string[] => {
  const [first, second] = [readSite(one), readSite(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
};
