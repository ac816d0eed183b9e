import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import type { Release } from './releases';

const generator = fileURLToPath(new URL('./python/generate.py', import.meta.url));

// Importing Taichi must not probe for a GPU, open a window, check for updates or touch its cache.
const quiet = {
  LC_ALL: 'C.UTF-8',
  MPLBACKEND: 'Agg',
  TI_ARCH: 'x64',
  TI_GUI_SHOW: '0',
  TI_OFFLINE_CACHE: '0',
  TI_SKIP_VERSION_CHECK: 'ON',
};

/**
 * Generates the inventories of a release with its own interpreter, as JSON texts by path below the version's folder,
 * formatted by Prettier.
 * @throws with the output of the Python generator if it fails.
 */
export async function generate(release: Release): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'generate-api-'));
  try {
    runGenerator(release, folder);
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

function runGenerator({ version, tag, python }: Release, folder: string): void {
  const args = [generator, '--version', version, '--tag', tag, '--out', folder];
  const { status, stderr, error } = spawnSync(python, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
  });
  if (error) throw new Error(`${version}: cannot run ${python}: ${error.message}`, { cause: error });
  if (status !== 0) throw new Error(`${version}: tools/api/python/generate.py failed\n${stderr.trim()}`);
}

/** Reads the JSON files below a folder as texts by relative path, sorted; empty if the folder does not exist. */
export async function readTree(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => name.endsWith('.json')).sort()) {
    files.set(entry.replaceAll('\\', '/'), await readFile(path.join(folder, entry), 'utf8'));
  }
  return files;
}

/** Lists the paths that were added, removed or changed between two trees, sorted. */
export function differences(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((file) => before.get(file) !== after.get(file));
}

/** Makes a folder contain exactly the given JSON files: writes what differs, deletes the rest. */
export async function writeTree(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
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
