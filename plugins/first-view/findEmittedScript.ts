import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds a script with a hash in its name that a plugin has emitted beside the app (`shared/build/bundleScript.ts`).
 *
 * @param name Path below `outDir` without hash and extension, such as `assets/boot`.
 * @throws When there is none, or more than one.
 */
export function findEmittedScript(outDir: string, name: string): string {
  const { dir, base } = path.posix.parse(name);
  const files = readdirSync(path.join(outDir, dir)).filter((file) => {
    const [stem, , extension] = file.split('.');
    return stem === base && extension === 'js';
  });
  const [file] = files;
  if (file === undefined || files.length > 1) {
    const found = files.length === 0 ? 'none' : files.join(', ');
    throw new Error(
      `first-view: pages need one script ${name}.<hash>.js, but there is ${found}. Fix: adapt the plugin that emits it, or the option "before" in config/search.ts.`,
    );
  }
  return path.posix.join(dir, file);
}
