import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contextOf, symbol, versionsOf } from './fixtures';
import { listInventoryEntries, writeObjectsInventory } from './objectsInventory';

const gui = {
  definition: { module: 'taichi.ui.gui', name: 'GUI', file: 'python/taichi/ui/gui.py', line: 15 },
  members: [{ name: 'show', kind: 'method' }],
};
const sections = { taichi: [symbol('GUI', gui)], 'taichi/ui': [symbol('GUI', gui)] };
const history = versionsOf(sections, sections);
const entries = listInventoryEntries({ ...contextOf(history, history[0]), rootPath: '/api/v1.5.0/' });

describe('listInventoryEntries', () => {
  it('lists sections, names and members, all leading to full entries', () => {
    expect(entries.map(({ name, role, uri }) => [name, role, uri])).toEqual([
      ['taichi', 'module', 'taichi/'],
      ['taichi.GUI', 'class', 'taichi/ui/#taichi.ui.GUI'],
      ['taichi.GUI.show', 'method', 'taichi/ui/#taichi.ui.GUI.show'],
      ['taichi.ui', 'module', 'taichi/ui/'],
      ['taichi.ui.GUI', 'class', 'taichi/ui/#taichi.ui.GUI'],
      ['taichi.ui.GUI.show', 'method', 'taichi/ui/#taichi.ui.GUI.show'],
    ]);
  });
});

describe('writeObjectsInventory', () => {
  const bytes = writeObjectsInventory(entries, '1.5.0');

  it('has the four lines before the compressed part', () => {
    const header = bytes.toString('latin1').split('\n').slice(0, 4);
    expect(header).toEqual([
      '# Sphinx inventory version 2',
      '# Project: Taichi Lang',
      '# Version: 1.5.0',
      '# The remainder of this file is compressed using zlib.',
    ]);
  });

  it('has a line for each name, with a dollar sign for the name itself', () => {
    const start = bytes.indexOf('zlib.\n') + 'zlib.\n'.length;
    const lines = inflateSync(bytes.subarray(start)).toString().split('\n');
    expect(lines[1]).toBe('taichi.GUI py:class 1 taichi/ui/#taichi.ui.GUI -');
    expect(lines[4]).toBe('taichi.ui.GUI py:class 1 taichi/ui/#$ -');
    expect(lines).toHaveLength(entries.length + 1);
  });
});
