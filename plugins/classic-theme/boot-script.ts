import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

/** Compiles `src/boot/boot.ts` and returns its minified code with a file name that holds the code's hash. */
export function readBootScript(siteDir: string): { code: string; file: string } {
  const source = readFileSync(path.join(siteDir, 'src/boot/boot.ts'), 'utf8');
  const { code } = transformSync(source, {
    filename: 'boot.ts',
    isModule: false,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3 }, mangle: true },
    },
    minify: true,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, file: `assets/boot.${hash}.js` };
}
