import { inflateSync } from 'node:zlib';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { createFakeActions, type FakeActions } from '../../tests/fixtures/fakeActions';
import { finishBuild } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import apiReference, { validateOptions } from './index';
import type { ReferenceContent } from './loadReference';
import type { ApiChangesData, ApiRootData, ApiSectionData } from './types';

const given = {
  versions: [
    { name: 'current', label: 'develop', path: 'master' },
    { name: 'v1.6.0', label: 'v1.6.0', path: '' },
  ],
  lastVersion: 'v1.6.0',
  usageFolders: [
    { version: 'v1.6.0', path: 'versioned_docs/version-v1.6.0', routeBasePath: 'docs', kind: 'docs' },
  ],
};
const options = checkOptions(validateOptions, given);

describe('api-reference', () => {
  let fixture: Fixture;
  let content: ReferenceContent;
  let fake: FakeActions;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
    const plugin = apiReference(fixture.context, options);
    content = (await plugin.loadContent?.()) as ReferenceContent;
    fake = createFakeActions();
    await plugin.contentLoaded?.({ content, actions: fake.actions });
  });
  afterAll(() => fixture?.close());

  it('adds a parent route for each version, with a page for each section and large object', () => {
    const tree = fake.routes.map(({ path, component, routes = [] }) => [
      `${path} ${component}`,
      ...routes.map((route) => `${route.path} ${route.component}`),
    ]);
    const pagesBelow = (root: string) => [
      `${root} @theme/ApiVersionRoot`,
      `${root} @theme/ApiRoot`,
      `${root}changes/ @theme/ApiChanges`,
      `${root}taichi/ @theme/ApiSection`,
      `${root}taichi/math/ @theme/ApiSection`,
      `${root}taichi/Field/ @theme/ApiSection`,
    ];
    expect(tree).toEqual([pagesBelow('/fr-FR/api/master/'), pagesBelow('/fr-FR/api/')]);
    // Its path is a prefix of the other version's.
    expect(fake.routes.map(({ priority }) => priority)).toEqual([undefined, -1]);
  });

  it('hands each page its data, and no module that was not written', () => {
    const modules = fake.routes.flatMap(({ routes = [], modules: own }) => [
      own,
      ...routes.map((route) => route.modules),
    ]);
    const used = new Set(modules.flatMap((own) => Object.values(own ?? {})));
    expect([...used].sort()).toEqual(Object.keys(fake.data).sort());
  });

  it('lists the names of a version, and those that it no longer has', () => {
    const root = fake.data['@generated/current-root.json'] as ApiRootData;
    expect(root).toMatchObject({ versionName: 'current', versionLabel: 'develop', tag: 'v1.7.4' });
    expect(root.sections.map(({ name, symbols }) => [name, symbols])).toEqual([
      [
        'taichi',
        [
          ['dataclass', '@'],
          ['Field', 'C'],
          ['field', 'f'],
          ['init', 'f'],
          ['kernel', '@'],
          ['mesh_local', 'f', null, 2],
        ],
      ],
      ['taichi.math', [['mix', 'f']]],
    ]);
  });

  it('describes a name: links, source, example that ran, pages that use it', () => {
    const { symbols } = fake.data['@generated/v1.6.0-taichi.json'] as ApiSectionData;
    expect(symbols.find(({ id }) => id === 'taichi.field')).toMatchObject({
      text: [
        'Réserve un ',
        ['code', 'taichi.Field', '/fr-FR/api/taichi/Field/#taichi.Field'],
        ' dont chaque élément vaut zéro.',
      ],
      signature: { parameters: [{ name: 'dtype' }, { name: 'shape', default: 'None' }] },
      source: {
        href: 'https://github.com/taichi-dev/taichi/blob/v1.6.0/python/taichi/lang/impl.py#L700',
        label: 'lang/impl.py:700',
      },
      example: {
        code: 'level = ti.field(ti.i32, shape=3)\nprint(level.shape)',
        output: '(3,)',
        ranOn: '1.6.0',
      },
      usages: [{ title: 'Fields', href: '/fr-FR/docs/field', kind: 'docs' }],
    });
  });

  it('marks and counts the texts that are not translated, or of an older English text', () => {
    const section = fake.data['@generated/v1.6.0-taichi.json'] as ApiSectionData;
    const textOf = (name: string) => section.symbols.find(({ id }) => id === name)?.text;
    expect(textOf('taichi.init')).toEqual([['lang', 'en'], 'Chooses the backend and starts the runtime.']);
    const marks = JSON.stringify(section).split('["lang","en"]').length - 1;
    expect(section.untranslated).toBe(marks);
    expect(fake.data['@generated/v1.6.0-root.json']).not.toHaveProperty('untranslated');
  });

  it('fails on a translated text without a source', async () => {
    const file = 'i18n/fr-FR/api-descriptions/sections.yaml';
    await writeFile(fixture.site.pathOf(file), 'taichi/maths: Des fonctions.\n');
    await expect(apiReference(fixture.context, options).loadContent?.()).rejects.toThrow(
      `${file}:1:1: taichi/maths: the English descriptions have no such text. Fix: take it out, or make it taichi/math.`,
    );
    await rm(fixture.site.pathOf(file));
  });

  it('compares the versions', () => {
    const changes = fake.data['@generated/current-changes.json'] as ApiChangesData;
    const namesOf = (kind: 'added' | 'changed' | 'deprecated' | 'removed') =>
      changes[kind].flatMap(({ entries }) => entries.map(({ name, changes: own }) => [name, own]));
    expect(changes.since).toBe('v1.6.0');
    expect(namesOf('added')).toEqual([['ti.dataclass', []]]);
    expect(namesOf('changed')).toEqual([['ti.field', [{ kind: 'parameterAdded', name: 'offset' }]]]);
    expect(namesOf('removed')).toEqual([['ti.mesh_local', []]]);
    expect(namesOf('deprecated')).toEqual([]);
  });

  it('lists the versions and all pages for the version menu', () => {
    expect(fake.globalData).toEqual({
      versions: [
        { name: 'current', label: 'develop', isLast: false, path: '/fr-FR/api/master/', without: [] },
        { name: 'v1.6.0', label: 'v1.6.0', isLast: true, path: '/fr-FR/api/', without: [] },
      ],
      pages: ['changes', 'taichi', 'taichi/Field', 'taichi/math'],
    });
  });

  it('writes an inventory for other projects beside each root page', async () => {
    const files = { 'api/index.html': '', 'api/master/index.html': '' };
    const read = await finishBuild(fixture, apiReference(fixture.context, options), { content, files });
    const [last, develop] = await Promise.all(['api/objects.inv', 'api/master/objects.inv'].map(read));
    const header = '# Sphinx inventory version 2\n# Project: Taichi Lang\n# Version: 1.6.0\n';
    expect(last?.toString('latin1').startsWith(header)).toBe(true);
    const entriesOf = (file: Buffer = Buffer.from('')) =>
      inflateSync(file.subarray(file.indexOf('zlib.\n') + 6))
        .toString()
        .split('\n');
    expect(entriesOf(last)).toContain('taichi.mesh_local py:function 1 taichi/#$ -');
    expect(entriesOf(develop)).not.toContain('taichi.mesh_local py:function 1 taichi/#$ -');
    expect(entriesOf(develop)).toContain('taichi.Field.fill py:method 1 taichi/Field/#$ -');
  });

  it('names the file, the key and the fix of a wrong inventory and a missing description', async () => {
    const { pathOf } = fixture.site;
    const inventory = pathOf('api/master/taichi/math.json');
    const descriptions = pathOf('api/descriptions/python/core.yaml');
    const [right, described] = await Promise.all(
      [inventory, descriptions].map((file) => readFile(file, 'utf8')),
    );
    const load = () => apiReference(fixture.context, options).loadContent?.();

    await writeFile(inventory, (right ?? '').replace('"kind": "function",', '"kind": "funktion",'));
    await expect(load()).rejects.toThrow(/api\/master\/taichi\/math\.json: symbols\[0\]\.kind: [^]*Fix: /);
    await writeFile(inventory, right ?? '');

    await writeFile(descriptions, (described ?? '').replace('  returns: ~\n  instead', '  instead'));
    await expect(load()).rejects.toThrow(
      /^api\/descriptions\/python\/core\.yaml:\d+: taichi\.mesh_local: has no "returns"\. Fix: /,
    );
    await writeFile(descriptions, described ?? '');
  });

  it('watches inventories and descriptions', () => {
    expect(apiReference(fixture.context, options).getPathsToWatch?.()).toEqual([
      `${fixture.site.pathOf('api')}/**/*.{json,yaml}`,
      fixture.site.pathOf('i18n/fr-FR/api-descriptions.lock.json'),
      `${fixture.site.pathOf('i18n/fr-FR/api-descriptions')}/**/*.yaml`,
    ]);
  });

  it.each([
    ['no version', { ...given, versions: [] }, /"versions" must contain at least 1/],
    ['a version twice', { ...given, versions: [...given.versions, ...given.versions] }, /duplicate/],
    ['an unknown option', { ...given, folder: 'api' }, /"folder" is not allowed/],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
