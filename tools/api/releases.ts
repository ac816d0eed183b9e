import { parseArgs } from 'node:util';
import { apiFolderOf, versions } from '../../config/versions';

/** A documented version, its release tag, and a Python interpreter that has the release installed. */
export type Release = { version: string; tag: string; python: string };

/**
 * Releases to generate from, oldest first: folder in `api/`, name of the docs version, release tag, and environment variable
 * of the interpreter.
 */
export const releases = versions
  .map((version) => {
    const folder = apiFolderOf(version);
    const variable = `TAICHI_PYTHON_${folder.toUpperCase().replaceAll('.', '_')}`;
    return { version: folder, docsVersion: version.name, tag: version.release, variable };
  })
  .reverse();

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
