import { createHash } from 'node:crypto';
import type { BuiltFiles } from './builtFiles';

/** Computes the key of a test: other sources, another browser or another content of a file that it loads make another key. */
export function keyOfTest(
  built: BuiltFiles,
  { sources, browser, files }: { sources: string; browser: string; files: readonly string[] },
): string {
  const parts = [sources, browser, ...files.map((file) => `${file} ${built.keyOf(file)}`)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
