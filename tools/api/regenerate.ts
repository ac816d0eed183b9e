import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import type { Release } from './releases';

const generator = fileURLToPath(new URL('./python/generate.py', import.meta.url));

// Importing Taichi must not look for a GPU, a window, a newer release or its cache.
const quiet = {
  LC_ALL: 'C.UTF-8',
  MPLBACKEND: 'Agg',
  TI_ARCH: 'x64',
  TI_GUI_SHOW: '0',
  TI_OFFLINE_CACHE: '0',
  TI_SKIP_VERSION_CHECK: 'ON',
};

/**
 * Runs the generator with a release's interpreter; gives file path (below the version's folder) → JSON text, formatted as
 * the repository formats JSON. Throws an error whose `stderr` is what the generator printed when it fails.
 */
export async function generate({ version, tag, python }: Release): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'generate-api-'));
  try {
    execFileSync(python, [generator, '--version', version, '--tag', tag, '--out', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...quiet },
    });
    const files = await readTree(folder);
    const options = await prettier.resolveConfig(generator);
    for (const [file, text] of files) {
      files.set(file, await prettier.format(text, { ...options, parser: 'json' }));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads all JSON files below a folder; gives relative path → text, sorted by path; empty when there is no folder.
 */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const files: Map<string, string> = new Map();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith('.json')).sort()) {
    files.set(entry.replaceAll('\\', '/'), await readFile(path.join(folder, entry), 'utf8'));
  }
  return files;
}

/**
 * Compares two trees; gives the paths that are missing, extra or different, sorted.
 */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((file) => before.get(file) !== after.get(file));
}

/**
 * Makes a folder hold exactly the given JSON files: writes what differs, removes what is left over.
 */
export async function writeTree(folder: string, files: ReadonlyMap<string, string>) {
  for (const file of differences(await readTree(folder), files)) {
    const target = path.join(folder, file);
    const text = files.get(file);
    if (text === undefined) {
      await rm(target);
    } else {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
}
