import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { differences, readTree, writeTree } from './regenerate';
import { parseArguments } from './releases';

const hasPython = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']).status === 0;

describe('parseArguments', () => {
  it('takes interpreters from the environment and the command line, which wins', () => {
    const { check, chosen } = parseArguments(['--check', '--python', 'v1.6.0=/b=c'], {
      TAICHI_PYTHON_V1_6_0: '/a',
      TAICHI_PYTHON_MASTER: '/d',
    });
    expect(check).toBe(true);
    expect(chosen.map(({ version, tag, python }) => [version, tag, python])).toEqual([
      ['v1.6.0', 'v1.6.0', '/b=c'],
      ['master', 'v1.7.4', '/d'],
    ]);
  });

  it.each([
    [[], /no Python interpreter/],
    [['--python', 'v9=/a'], /VERSION=PATH/],
    [['--python', '/a'], /VERSION=PATH/],
    [['--python'], /--python <value>/],
    [['--fast'], /Unknown option '--fast'/],
  ])('refuses %j', (args, message) => {
    expect(() => parseArguments(args, {})).toThrow(message);
  });
});

describe('writeTree', () => {
  it('leaves exactly the given files', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tree-'));
    await writeTree(
      folder,
      new Map([
        ['a/b.json', '1'],
        ['c.json', '2'],
      ]),
    );
    await writeTree(folder, new Map([['a/b.json', '3']]));
    expect([...(await readTree(folder))]).toEqual([['a/b.json', '3']]);
    expect(await readFile(path.join(folder, 'a/b.json'), 'utf8')).toBe('3');
    await rm(folder, { recursive: true });
  });

  it('reads a missing folder as empty', async () => {
    expect(differences(await readTree('/nowhere'), new Map([['a.json', '1']]))).toEqual(['a.json']);
  });
});

describe.skipIf(!hasPython)('generate.py', () => {
  it('passes its own tests', () => {
    const folder = fileURLToPath(new URL('./python', import.meta.url));
    const args = ['-m', 'unittest', 'discover', '-s', folder];
    const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
    // Python before 3.12 exits with 0 even if it finds no tests.
    expect(stderr).toMatch(/^Ran [1-9]\d* tests? in/m);
    expect(status, stderr).toBe(0);
  });
});
