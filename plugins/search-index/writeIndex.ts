import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packCore } from '../../shared/search-format/packCore';
import type { BuiltIndex } from './buildIndex';
import type { SearchRecords } from './toRecords';

/** Folder of the indexes, below the build folder. */
export const indexFolder = 'assets/search';

/** Writes the index of a locale into a build folder: its core, and a folder with the other files. */
export function writeIndex(outDir: string, { core, files }: BuiltIndex): void {
  const folder = path.join(outDir, indexFolder, core.locale);
  // Files of an earlier build have other names and would remain.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(path.join(folder, name), content);
  writeFileSync(`${folder}.json`, JSON.stringify(packCore(core)));
}

/** Writes the records of a locale for other programs. */
export function writeRecords(outDir: string, records: SearchRecords): void {
  mkdirSync(path.join(outDir, 'data'), { recursive: true });
  writeFileSync(path.join(outDir, 'data/search.json'), `${JSON.stringify(records)}\n`);
}
