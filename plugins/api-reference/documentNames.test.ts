import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDocumentNames, type DocumentNames } from './documentNames';
import { loadInventories } from './load';
import { buildReferences } from './reference';

const versions = [
  { name: 'current', label: 'develop', path: 'master' },
  { name: 'v1.6.0', label: 'v1.6.0', path: '' },
  { name: 'v1.5.0', label: 'v1.5.0', path: 'v1.5.0' },
];

describe('names in documents, by the inventories of the repository', () => {
  let names: DocumentNames;

  beforeAll(async () => {
    const loaded = await Promise.all(
      versions.map(async (version) => ({
        version,
        inventories: await loadInventories(
          fileURLToPath(new URL(`../../api/${version.path || version.name}`, import.meta.url)),
        ),
      })),
    );
    names = createDocumentNames(buildReferences(loaded), { routeBasePath: 'api', baseUrl: '/' }, 'v1.6.0');
  });

  it.each([
    ['a name', null, 'taichi.field', '/api/taichi/#taichi.field'],
    ['a name of develop', 'master', 'taichi.field', '/api/master/taichi/#taichi.field'],
    ['an object at its home', null, 'taichi.GUI', '/api/taichi/ui/gui/#taichi.ui.gui.GUI'],
    ['a member', null, 'taichi.GUI.circle', '/api/taichi/ui/gui/#taichi.ui.gui.GUI.circle'],
    ['an inherited member', null, 'taichi.ScalarField.parent', '/api/taichi/Field/#taichi.Field.parent'],
    [
      'a member of the root',
      null,
      'taichi.root.dense',
      '/api/taichi/FieldsBuilder/#taichi.FieldsBuilder.dense',
    ],
    ['a section', 'v1.5.0', 'taichi.linalg', '/api/v1.5.0/taichi/linalg/'],
    ['a name that was removed', null, 'taichi.imread', '/api/taichi/#taichi.imread'],
    ['a setting', null, 'taichi.cfg.arch', '/api/taichi/#taichi.cfg'],
    ['a name that comes later', 'v1.6.0', 'taichi.real_func', null],
    ['no member', null, 'taichi.Field.fil', null],
  ])('find %s', (_what, version, name, href) => {
    expect(names.hrefOf(version, name)).toBe(href);
  });

  it('suggest the nearest name of the version', () => {
    expect(names.nearest(null, 'taichi.Field.fil')).toBe('taichi.Field.fill');
    expect(names.nearest(null, 'taichi.fields')).toBe('taichi.field');
  });

  it('refuse a version without inventories', () => {
    expect(() => names.hrefOf('v1.4.0', 'taichi.field')).toThrow(/v1\.4\.0 has no inventories/);
  });
});
