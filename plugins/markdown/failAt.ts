import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { writtenFile } from '../../shared/translations/assembledFile';

/** Takes the file, a node or a line, what is wrong and the fix; always throws, with `file:line` in front. */
export function failAt(file: VFile, place: Node | number | undefined, problem: string, fix: string): never {
  const line = typeof place === 'number' ? place : (place?.position?.start.line ?? 1);
  const name = writtenFile(path.relative(process.cwd(), file.path).split(path.sep).join('/'), existsSync);
  throw new Error(`${name}:${line}: ${problem}. Fix: ${fix}.`);
}
