/** A version, its tag, the interpreter that has it. */
export type Release = { version: string; tag: string; python: string };

/** Versions of the API reference, the release tag that stands for each, and the variable that names its interpreter. */
export const releases = [
  { version: 'v1.5.0', tag: 'v1.5.0', variable: 'TAICHI_PYTHON_V1_5_0' },
  { version: 'v1.6.0', tag: 'v1.6.0', variable: 'TAICHI_PYTHON_V1_6_0' },
  { version: 'master', tag: 'v1.7.4', variable: 'TAICHI_PYTHON_MASTER' },
];

/**
 * Reads the command line (`--check`, `--python VERSION=PATH`) and the environment; gives the releases to generate, each
 * with its interpreter. Throws when an argument is unknown or no interpreter is given.
 */
export function parseArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { check: boolean; chosen: Release[] } {
  const interpreters: Map<string, string> = new Map();
  for (const { version, variable } of releases) {
    const python = environment[variable];
    if (python) interpreters.set(version, python);
  }
  let check = false;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '--check') {
      check = true;
    } else if (argument === '--python') {
      index += 1;
      interpreters.set(...splitPair(args[index] ?? ''));
    } else {
      throw new Error(`unknown argument ${argument}; use --check and --python VERSION=PATH`);
    }
  }
  const chosen = releases.flatMap(({ version, tag }) => {
    const python = interpreters.get(version);
    return python ? [{ version, tag, python }] : [];
  });
  if (chosen.length === 0) {
    const variables = releases.map(({ variable }) => variable).join(', ');
    throw new Error(`no interpreter given: pass --python v1.6.0=PATH or set ${variables}`);
  }
  return { check, chosen };
}

function splitPair(text: string): [version: string, path: string] {
  const at = text.indexOf('=');
  const version = text.slice(0, at);
  if (at < 1 || !releases.some((release) => release.version === version)) {
    throw new Error(`--python wants VERSION=PATH with one of ${releases.map((r) => r.version).join(', ')}`);
  }
  return [version, text.slice(at + 1)];
}
