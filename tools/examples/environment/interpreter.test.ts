import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release as anyRelease } from '../testing/createPage';
import type { Extra } from '../runner/extra';
import { libraries } from './extras';
import { findPython } from './findPython';
import { hasExtra, hasInterpreter, prepareExtra, prepareInterpreter } from './interpreter';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program that always prints the same text. */
function plantProgram(file: string, answer: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nprintf '${answer}\\n'\n`);
  chmodSync(file, 0o755);
  return file;
}

const release = {
  ...anyRelease,
  version: 'v1.5.0',
  variable: 'TAICHI_PYTHON_V1_5_0',
  packages: ['taichi==1.5.0', 'numpy==2.0.0'],
};

describe('findPython', () => {
  it('finds one on the path by the version that it reports', () => {
    plantProgram(path.join(folder, 'python3'), '3.11');
    plantProgram(path.join(folder, 'python3.10'), '3.10');
    const env = { PATH: folder, HOME: folder };
    expect(findPython(['3.10'], env)).toBe('python3.10');
    expect(findPython(['3.9', '3.11'], env)).toBe('python3');
    expect(findPython(['3.8'], env)).toBeNull();
  });

  it.each([
    ['pyenv', '.pyenv/versions/3.10.4/bin/python', ''],
    ["GitHub's runner", 'tools/Python/3.10.4/x64/bin/python', 'tools'],
  ])('finds those of %s', (_, file, toolCache) => {
    const python = plantProgram(path.join(folder, file), '3.10');
    const env = { PATH: '', HOME: folder, RUNNER_TOOL_CACHE: path.join(folder, toolCache) };
    expect(findPython(['3.10'], env)).toBe(python);
  });
});

describe('prepareInterpreter', () => {
  const prepare = (env: NodeJS.ProcessEnv) =>
    prepareInterpreter(release, { cache: folder, env, print: () => {} });

  it('uses the given interpreter if it has the release', async () => {
    const python = plantProgram(path.join(folder, 'python'), 'Python 3.10.1\\ntaichi 1.5.0');
    await expect(prepare({ TAICHI_PYTHON_V1_5_0: python })).resolves.toEqual({
      python,
      identity: 'Python 3.10.1\ntaichi 1.5.0',
    });
  });

  it('refuses one that has another release', async () => {
    const python = plantProgram(path.join(folder, 'python'), 'taichi 1.5.01');
    await expect(prepare({ TAICHI_PYTHON_V1_5_0: python })).rejects.toThrow(/does not have taichi 1\.5\.0/);
  });

  it('names the fix if no Python is found', async () => {
    await expect(prepare({ PATH: '', HOME: folder })).rejects.toThrow(
      'no Python 3.10 was found; install it, or set TAICHI_PYTHON_V1_5_0',
    );
  });
});

describe('an environment', () => {
  const place = { cache: '', env: {} };
  const install = (name: string, packages: string[]) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'packages.txt'), `${packages.join('\n')}\n`);
  };
  beforeEach(() => {
    place.cache = folder;
  });

  it('exists if it has the packages of its release, or a variable names one', () => {
    expect(hasInterpreter(release, place)).toBe(false);
    install('v1.5.0', ['taichi==1.4.0']);
    expect(hasInterpreter(release, place)).toBe(false);
    install('v1.5.0', release.packages);
    expect(hasInterpreter(release, place)).toBe(true);
    expect(hasInterpreter({ ...release, version: 'gone' }, place)).toBe(false);
    expect(
      hasInterpreter({ ...release, version: 'gone' }, { ...place, env: { [release.variable]: '/a' } }),
    ).toBe(true);
  });

  it.each<[Extra, string]>([
    ['torch', 'numpy==1.26.4'],
    ['mesh', 'numpy==1.26.4'],
    ['packages', 'numpy==2.0.0'],
  ])('with %s exists if both of its parts do, or a variable names one', (extra, numpy) => {
    install(`${extra}-v1.5.0`, ['taichi==1.5.0', numpy]);
    expect(hasExtra(release, extra, place)).toBe(false);
    install(extra, libraries[extra].packages);
    expect(hasExtra(release, extra, place)).toBe(true);
    const gone = { ...release, version: 'gone' };
    const env = { [`TAICHI_PYTHON_${extra.toUpperCase()}_V1_5_0`]: '/a' };
    expect(hasExtra(gone, extra, place)).toBe(false);
    expect(hasExtra(gone, extra, { ...place, env })).toBe(true);
  });

  it.each<Extra>(['torch', 'mesh', 'packages'])(
    'with %s is not installed unless asked for',
    async (extra) => {
      const print = (line: string) => expect.unreachable(line);
      expect(await prepareExtra(release, extra, { ...place, print, installs: false })).toBeNull();
    },
  );
});
