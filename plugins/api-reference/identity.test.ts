import { describe, expect, it } from 'vitest';
import { symbol, versionsOf } from './fixtures';
import { compareNames, identifyObjects } from './identity';

const gui = {
  definition: { module: 'taichi.ui.gui', name: 'GUI', file: 'python/taichi/ui/gui.py', line: 3 },
};

describe('identifyObjects', () => {
  it('takes names with one definition, in any version, for one object', () => {
    const versions = versionsOf(
      { taichi: [symbol('GUI', gui), symbol('init')], 'taichi/ui': [symbol('GUI', gui)] },
      { taichi: [symbol('init')], 'taichi/ui': [symbol('GUI', gui)] },
    );
    const keys = identifyObjects(versions.map(({ inventories }) => inventories));
    expect(Object.fromEntries(keys)).toEqual({
      'taichi.GUI': 'taichi.GUI',
      'taichi.ui.GUI': 'taichi.GUI',
      'taichi.init': 'taichi.init',
    });
  });

  it('takes a name for the same object when its definition moved', () => {
    const moved = { definition: { ...gui.definition, module: 'taichi.lang.gui' } };
    const versions = versionsOf(
      { 'taichi/ui': [symbol('GUI', gui)] },
      { taichi: [symbol('GUI', moved)], 'taichi/ui': [symbol('GUI', moved)] },
    );
    const keys = identifyObjects(versions.map(({ inventories }) => inventories));
    expect(new Set(keys.values())).toEqual(new Set(['taichi.GUI']));
  });
});

describe('compareNames', () => {
  it('puts few dots before short names, and short names before the order of letters', () => {
    const names = ['taichi.ui.GUI', 'taichi.abcdef', 'taichi.zz', 'taichi.aa'];
    expect(names.sort(compareNames)).toEqual(['taichi.aa', 'taichi.zz', 'taichi.abcdef', 'taichi.ui.GUI']);
  });
});
