import { parseArgs } from 'node:util';

/** A documented version, its release tag, and a Python interpreter that has the release installed. */
export type Release = { version: string; tag: string; python: string };

/** Versions of the API reference with the release each one documents and the environment variable of its interpreter. */
export const releases = [
  { version: 'v1.5.0', tag: 'v1.5.0', variable: 'TAICHI_PYTHON_V1_5_0' },
  { version: 'v1.6.0', tag: 'v1.6.0', variable: 'TAICHI_PYTHON_V1_6_0' },
  { version: 'master', tag: 'v1.7.4', variable: 'TAICHI_PYTHON_MASTER' },
];

/**
 * Selects the releases that have an interpreter, given as `--python VERSION=PATH` or in the environment.
 * @throws on an unknown argument or version, and when no interpreter is given.
 */
export function parseArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { check: boolean; chosen: Release[] } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: 'boolean', default: false },
      python: { type: 'string', multiple: true, default: [] },
    },
  });
  const given = new Map(values.python.map(splitPair));
  const chosen = releases.flatMap(({ version, tag, variable }) => {
    const python = given.get(version) || environment[variable];
    return python ? [{ version, tag, python }] : [];
  });
  if (chosen.length === 0) {
    const variables = releases.map(({ variable }) => variable).join(', ');
    throw new Error(`no Python interpreter given. Fix: pass --python v1.6.0=PATH or set one of ${variables}`);
  }
  return { check: values.check, chosen };
}

function splitPair(text: string): [version: string, path: string] {
  const at = text.indexOf('=');
  const version = text.slice(0, at);
  if (at < 1 || !releases.some((release) => release.version === version)) {
    const known = releases.map((release) => release.version).join(', ');
    throw new Error(`--python ${text}: expected VERSION=PATH. Fix: use one of the versions ${known}`);
  }
  return [version, text.slice(at + 1)];
}
