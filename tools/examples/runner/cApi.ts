import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Folders of the C API of a release. */
export type CApi = {
  include: string;
  lib: string;
  /** Folder of the files for CMake. */
  config: string | null;
};

const locations = z.tuple([z.string(), z.string()]);

/**
 * Finds the C API in the Taichi package of an interpreter.
 * @throws When the package has none.
 */
export function findCApi(python: string): CApi {
  const code = [
    'import importlib.util as u, json, sys',
    'print(json.dumps([u.find_spec("taichi").submodule_search_locations[0], sys.prefix]))',
  ].join('\n');
  const { stdout, stderr } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  if (!stdout) throw new Error(`${python} does not find Taichi: ${stderr}`);
  const [taichi, prefix] = locations.parse(JSON.parse(stdout));
  // 1.5.0 installs it beside the environment's own folders.
  const top = [path.join(taichi, '_lib', 'c_api'), path.join(prefix, 'c_api')].find((folder) =>
    existsSync(path.join(folder, 'include', 'taichi')),
  );
  if (!top) throw new Error(`${python} has no C API: its Taichi is not the wheel of PyPI`);
  const config = readdirSync(top, { recursive: true }).find((name) =>
    String(name).endsWith('TaichiConfig.cmake'),
  );
  return {
    include: path.join(top, 'include'),
    lib: path.join(top, 'lib'),
    config: config ? path.join(top, path.dirname(String(config))) : null,
  };
}
