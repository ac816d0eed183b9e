import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadInventories } from './load';
import type { Inventory } from './schema';

const load = (version: string) =>
  loadInventories(fileURLToPath(new URL(`../../api/${version}`, import.meta.url)));
const find = (inventories: Inventory[], section: string, name: string) =>
  inventories
    .find((inventory) => inventory.section === section)
    ?.symbols.find((symbol) => symbol.name === name);

describe('the inventories of the repository', () => {
  it('follow the table of sections', async () => {
    const [old, last, master] = await Promise.all(['v1.5.0', 'v1.6.0', 'master'].map(load));
    const has = (inventories: Inventory[] | undefined, section: string) =>
      inventories?.some((inventory) => inventory.section === `taichi/${section}`);
    const table = [
      'aot/record',
      'experimental',
      'linalg/sparse_cg',
      'sparse',
      'tools/vtk',
      'tools/cc_compose',
    ].map((section) => [section, has(old, section), has(last, section), has(master, section)]);
    expect(table).toEqual([
      ['aot/record', true, true, false],
      ['experimental', false, true, true],
      ['linalg/sparse_cg', false, false, true],
      ['sparse', false, false, true],
      ['tools/vtk', false, true, true],
      ['tools/cc_compose', true, true, false],
    ]);
  });

  it('know what changed between releases', async () => {
    const [old, last, master] = await Promise.all(['v1.5.0', 'v1.6.0', 'master'].map(load));
    expect(find(old ?? [], 'taichi', 'imread')?.deprecated).toEqual({ replacement: 'ti.tools.imread' });
    expect(find(last ?? [], 'taichi', 'imread')).toBeUndefined();
    expect(find(last ?? [], 'taichi', 'real_func')).toBeUndefined();
    expect(find(master ?? [], 'taichi', 'real_func')).toMatchObject({ kind: 'decorator' });
  });
});
