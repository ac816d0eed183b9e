import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inventory, symbol } from './fixtures';
import { loadInventories, parseInventory } from './load';

const parse = (value: unknown) => parseInventory(JSON.stringify(value), 'api/v1.6.0/taichi/ad.json');

describe('parseInventory', () => {
  it('gives back what is right', () => {
    const value = inventory('taichi/ad', [symbol('Tape', { members: [{ name: 'grad', kind: 'method' }] })]);
    expect(parse(value)).toEqual(value);
  });

  it.each([
    ['an unknown key', inventory('taichi/ad', [symbol('Tape', { color: 'red' })]), /symbols\[0\]: .*"color"/],
    [
      'a duplicate symbol',
      inventory('taichi/ad', [symbol('Tape'), symbol('Tape')]),
      /symbols\[1\]\.name: Tape appears twice/,
    ],
    [
      'a duplicate member',
      inventory('taichi/ad', [
        symbol('Tape', { members: [1, 2].map(() => ({ name: 'grad', kind: 'method' })) }),
      ]),
      /symbols\[0\]\.members\[1\]\.name: grad appears twice/,
    ],
    ['an unknown kind', inventory('taichi/ad', [symbol('Tape', { kind: 'thing' })]), /symbols\[0\]\.kind/],
    [
      'a name that is not in its module',
      inventory('taichi/ad', [symbol('Tape', { qualifiedName: 'taichi.Tape' })]),
      /qualifiedName: want taichi\.ad\.Tape/,
    ],
    ['a section that does not fit its file', inventory('taichi/ui', []), /section: taichi\/ui does not fit/],
  ])('refuses %s, naming file, field and fix', (_what, value, message) => {
    expect(() => parse(value)).toThrow(message);
    expect(() => parse(value)).toThrow(
      /api\/v1\.6\.0\/taichi\/ad\.json: [^]*Fix: run tools\/api\/generate\.ts/,
    );
  });

  it('refuses what is no JSON', () => {
    expect(() => parseInventory('{', 'api/v1.6.0/taichi.json')).toThrow(
      /api\/v1\.6\.0\/taichi\.json: no valid JSON/,
    );
  });
});

describe('loadInventories', () => {
  let folder = '';

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'api-')), 'v1.6.0');
    await mkdir(path.join(folder, 'taichi'), { recursive: true });
  });

  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  const write = (section: string, changes: object = {}) =>
    writeFile(
      path.join(folder, `${section}.json`),
      JSON.stringify({ ...inventory(section, []), ...changes }),
    );

  it('reads all sections, the package first', async () => {
    await write('taichi/ui');
    await write('taichi');
    await write('taichi/ad');
    const sections = (await loadInventories(folder)).map(({ section }) => section);
    expect(sections).toEqual(['taichi', 'taichi/ad', 'taichi/ui']);
  });

  it('refuses files of two releases', async () => {
    await write('taichi');
    await write('taichi/ad', { tag: 'v1.7.4' });
    await expect(loadInventories(folder)).rejects.toThrow(
      /taichi\/ad\.json: version v1\.6\.0 at v1\.7\.4, want v1\.6\.0/,
    );
  });

  it('refuses a version without inventories', async () => {
    await expect(loadInventories(folder)).rejects.toThrow(/no inventories/);
    await expect(loadInventories(path.join(folder, 'none'))).rejects.toThrow(/cannot read/);
  });
});
