import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { contentLists } from '../../config/content';
import { writtenFile } from '../../shared/translations/assembledFile';
import { locateLine } from '../../shared/translations/composePage';

/**
 * Fails with a message that starts with `file:line`: of the file that authors edit, for a page that is composed of several.
 *
 * @throws Always.
 */
export function failAt(file: VFile, place: Node | number | undefined, problem: string, fix: string): never {
  const line = typeof place === 'number' ? place : (place?.position?.start.line ?? 1);
  const written = locateLine(String(file.value), line);
  if (written) throw new Error(`${written.file}:${written.line}: ${problem}. Fix: ${fix}.`);
  const relative = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  const name = writtenFile(relative, contentLists, existsSync);
  throw new Error(`${name}:${line}: ${problem}. Fix: ${fix}.`);
}
