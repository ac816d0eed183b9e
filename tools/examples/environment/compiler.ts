import { spawnSync } from 'node:child_process';

/** The C++ tools of this machine: their versions, or the Debian packages that are missing. */
export type Compiler = { identity: string } | { missing: string };

/** Finds g++, CMake and the headers of Vulkan. */
export function findCompiler(env: NodeJS.ProcessEnv): Compiler {
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
