import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const generator = fileURLToPath(new URL('generate.py', import.meta.url));

/**
 * Runs the generator with a release's interpreter; returns file path (relative to the version's folder) → JSON text,
 * formatted as the repository formats JSON. Throws what the generator printed when it fails.
 */
export async function generate({ version, tag, python }) {
  const folder = await mkdtemp(join(tmpdir(), 'generate-api-'));
  try {
    execFileSync(python, [generator, '--version', version, '--tag', tag, '--out', folder], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        LC_ALL: 'C.UTF-8',
        TI_ARCH: 'x64',
        TI_OFFLINE_CACHE: '0',
        TI_SKIP_VERSION_CHECK: 'ON',
        TI_GUI_SHOW: '0',
        MPLBACKEND: 'Agg',
      },
    });
    const files = await readTree(folder);
    const options = await prettier.resolveConfig(generator);
    for (const [path, text] of files) {
      files.set(path, await prettier.format(text, { ...options, parser: 'json' }));
    }
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads all JSON files below a folder; returns relative path → text, sorted by path; empty when there is no folder. */
export async function readTree(folder) {
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') {
      return new Map();
    }
    throw error;
  }
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = new Map();
  for (const path of paths) {
    files.set(path, await readFile(join(folder, path), 'utf8'));
  }
  return files;
}

/** Compares two trees; returns the paths that are missing, extra or different, sorted. */
export function differences(before, after) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.filter((path) => before.get(path) !== after.get(path));
}

/** Makes a folder hold exactly the given files: writes what differs, removes what is left over. */
export async function writeTree(folder, files) {
  for (const path of differences(await readTree(folder), files)) {
    const target = join(folder, path);
    if (files.has(path)) {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, files.get(path));
    } else {
      await rm(target);
    }
  }
}
