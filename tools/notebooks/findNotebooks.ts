import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { versions, type Version } from '../../config/versions';

/** A notebook of the built site. */
export type NotebookFile = { readonly file: string; readonly name: string; readonly version: Version };

/** Versions whose notebooks are run: the old one only repeats them. */
const isRun = ({ banner }: Version): boolean => banner !== 'unmaintained';

/**
 * Lists the English notebooks of the versions that are maintained.
 *
 * @throws When the site was not built.
 */
export function findNotebooks(root: string): NotebookFile[] {
  const all: readonly Version[] = versions;
  return all.filter(isRun).flatMap((version) => {
    const folder = path.join('build', 'docs', version.path);
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
    const notebooks = names.filter((name) => name.endsWith('.ipynb')).sort();
    if (notebooks.length === 0) throw new Error(`${folder}: no notebooks. Fix: npm run build`);
    return notebooks.map((notebook) => {
      const name = path.join(folder, notebook);
      return { file: path.join(root, name), name, version };
    });
  });
}
