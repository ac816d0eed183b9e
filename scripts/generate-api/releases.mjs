/** Versions of the API reference, the release tag that stands for each, and the variable that names its interpreter. */
export const releases = [
  { version: 'v1.5.0', tag: 'v1.5.0', variable: 'TAICHI_PYTHON_V1_5_0' },
  { version: 'v1.6.0', tag: 'v1.6.0', variable: 'TAICHI_PYTHON_V1_6_0' },
  { version: 'master', tag: 'v1.7.4', variable: 'TAICHI_PYTHON_MASTER' },
];

/**
 * Reads the command line (`--check`, `--python VERSION=PATH`) and the environment; returns the releases to generate,
 * each with its interpreter. Throws when an argument is unknown or no interpreter is given.
 */
export function parseArguments(args, environment) {
  const interpreters = new Map();
  for (const { version, variable } of releases) {
    if (environment[variable]) {
      interpreters.set(version, environment[variable]);
    }
  }
  let check = false;
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (argument === '--check') {
      check = true;
    } else if (argument === '--python') {
      index += 1;
      const [version, path] = splitPair(args[index]);
      interpreters.set(version, path);
    } else {
      throw new Error(`unknown argument ${argument}; use --check and --python VERSION=PATH`);
    }
  }
  const chosen = releases.filter(({ version }) => interpreters.has(version));
  if (chosen.length === 0) {
    throw new Error(
      `no interpreter given: pass --python v1.6.0=PATH or set ${releases.map((r) => r.variable).join(', ')}`,
    );
  }
  return {
    check,
    chosen: chosen.map((release) => ({ ...release, python: interpreters.get(release.version) })),
  };
}

function splitPair(text) {
  const at = (text ?? '').indexOf('=');
  const version = (text ?? '').slice(0, at);
  if (at < 1 || !releases.some((release) => release.version === version)) {
    throw new Error(`--python wants VERSION=PATH with one of ${releases.map((r) => r.version).join(', ')}`);
  }
  return [version, text.slice(at + 1)];
}
