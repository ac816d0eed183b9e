import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, transformSync } from '@swc/core';

const importLine = /^import\s+(?:type\s+)?[^;]*?from\s+['"](\.[^'"]+)['"];\n?/gm;

/** The file and those that it imports, in the order in which they have to run. */
function listFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8');
  for (const [line, place = ''] of source.matchAll(importLine)) {
    if (!line.startsWith('import type')) listFiles(path.resolve(path.dirname(file), `${place}.ts`), seen);
  }
  // A set keeps the order in which its members came; a file comes after those that it imports.
  return seen.add(file);
}

/**
 * Puts a script of `src/boot` and what it imports into one minified script without modules. Names are shared, so two
 * files must not have the same one at their top. Returns the code and a file name that holds its hash.
 */
export function bundleScript(entry: string): { code: string; file: string } {
  const parts = [...listFiles(entry)].map((file) => {
    const source = readFileSync(file, 'utf8')
      .replace(importLine, '')
      .replace(/^export /gm, '');
    const { code } = transformSync(source, {
      filename: file,
      isModule: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    return code;
  });
  const names = parts.flatMap((part) =>
    [...part.matchAll(/^(?:const|let|function|class) (\w+)/gm)].map(([, name]) => name),
  );
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new Error(
      `src/boot: two files have ${twice} at their top. Fix: rename one, they become one script.`,
    );
  const { code } = minifySync(`(()=>{${parts.join('\n')}})()`, {
    module: false,
    compress: { passes: 4, ecma: 2020, unsafe_arrows: true, pure_getters: true, hoist_funs: true },
    mangle: true,
    ecma: 2020,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { code, file: `assets/${path.parse(entry).name}.${hash}.js` };
}
