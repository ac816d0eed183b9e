import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareInterpreter } from './environment';
import { findPython } from './findPython';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-environment-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that answers every question with one text. */
function plantProgram(file, answer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nprintf '${answer}\\n'\n`);
  chmodSync(file, 0o755);
  return file;
}

const release = {
  version: 'v1.5.0',
  tag: 'v1.5.0',
  variable: 'TAICHI_PYTHON_V1_5_0',
  pythons: ['3.10'],
  packages: ['taichi==1.5.0'],
  folders: [],
};

describe('findPython', () => {
  it('finds one by name on the path, and by what it says it is', () => {
    plantProgram(path.join(folder, 'python3'), '3.11');
    plantProgram(path.join(folder, 'python3.10'), '3.10');
    const env = { PATH: folder, HOME: folder };
    expect(findPython(['3.10'], env)).toBe('python3.10');
    expect(findPython(['3.9', '3.11'], env)).toBe('python3');
    expect(findPython(['3.8'], env)).toBeNull();
  });

  it.each([
    ['pyenv', '.pyenv/versions/3.10.4/bin/python', {}],
    ["GitHub's runner", 'tools/Python/3.10.4/x64/bin/python', { RUNNER_TOOL_CACHE: 'tools' }],
  ])('finds those of %s', (_, file, { RUNNER_TOOL_CACHE = '' }) => {
    const python = plantProgram(path.join(folder, file), '3.10');
    const env = { PATH: '', HOME: folder, RUNNER_TOOL_CACHE: path.join(folder, RUNNER_TOOL_CACHE) };
    expect(findPython(['3.10'], env)).toBe(python);
  });
});

describe('prepareInterpreter', () => {
  const prepare = (env) => prepareInterpreter(release, { cache: folder, env, print: () => {} });

  it('takes the given interpreter when it has the release', async () => {
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

  it('names the fix where there is no Python', async () => {
    await expect(prepare({ PATH: '', HOME: folder })).rejects.toThrow(
      'no Python 3.10 was found; install it, or set TAICHI_PYTHON_V1_5_0',
    );
  });
});
