import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { contentLists } from '../../config/content';
import { writtenFile } from '../../shared/translations/assembledFile';

/**
 * Fails with a message that starts with `file:line`.
 *
 * @throws Always.
 */
export function failAt(file: VFile, place: Node | number | undefined, problem: string, fix: string): never {
  const line = typeof place === 'number' ? place : (place?.position?.start.line ?? 1);
  const relative = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  const name = writtenFile(relative, contentLists, existsSync);
  throw new Error(`${name}:${line}: ${problem}. Fix: ${fix}.`);
}
