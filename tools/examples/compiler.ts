import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of the C API of a release; config is CMake's. */
export type CApi = { include: string; lib: string; config: string | null };

/**
 * Gives what identifies the C++ tools of this machine, or says what is missing, with the names of Debian's packages.
 */
export function findCompiler(env: NodeJS.ProcessEnv): { identity: string } | { missing: string } {
  const [compiler, cmake] = ['g++', 'cmake'].map((program) => {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env });
    return status === 0 ? stdout.split('\n')[0] : undefined;
  });
  const header = spawnSync('g++', ['-fsyntax-only', '-x', 'c++', '-'], {
    env,
    input: '#include <vulkan/vulkan.h>\n',
  });
  const missing = [
    ...(compiler ? [] : ['g++']),
    ...(cmake ? [] : ['cmake']),
    ...(header.status === 0 ? [] : ['libvulkan-dev']),
  ];
  return missing.length > 0 ? { missing: missing.join(', ') } : { identity: [compiler, cmake].join('\n') };
}

/**
 * Takes an interpreter that has Taichi; gives the folders of the C API in its package. Throws when it has none.
 */
export function findCApi(python: string): CApi {
  const code = [
    'import importlib.util as u, json, sys',
    'print(json.dumps([u.find_spec("taichi").submodule_search_locations[0], sys.prefix]))',
  ].join('\n');
  const { stdout, stderr } = spawnSync(python, ['-c', code], { encoding: 'utf8' });
  if (!stdout) throw new Error(`${python} does not find Taichi: ${stderr}`);
  const [taichi, prefix] = JSON.parse(stdout);
  // 1.5.0 puts it beside the environment's own folders.
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
