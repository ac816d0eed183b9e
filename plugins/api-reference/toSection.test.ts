import { describe, expect, it } from 'vitest';
import { contextOf, describedBy, symbol, versionsOf } from './fixtures';
import { toPages } from './toPages';
import { toSection } from './toSection';

const gui = {
  definition: { module: 'taichi.ui.gui', name: 'GUI', file: 'python/taichi/ui/gui.py', line: 15 },
};
const parameters = [
  { name: 'name', kind: 'positional', default: '"Taichi"' },
  { name: 'more', kind: 'varKeyword' },
];
const full = {
  ...gui,
  signature: { parameters },
  bases: ['taichi.ui.Base'],
  members: [
    {
      name: 'show',
      kind: 'method',
      file: 'python/taichi/ui/gui.py',
      line: 20,
      signature: { parameters: [] },
    },
    { name: 'close', kind: 'method', inheritedFrom: 'taichi.lang.Base' },
  ],
};
const base = symbol('Base', {
  definition: { module: 'taichi.lang', name: 'Base', file: 'python/taichi/lang/base.py', line: 1 },
  members: [{ name: 'close', kind: 'method' }],
});
const history = versionsOf(
  {
    taichi: [base, symbol('GUI', { ...full, deprecated: { replacement: 'ti.ui.GUI' } })],
    'taichi/ui': [symbol('GUI', { ...full, access: 'from taichi.ui import GUI' })],
    'taichi/ui/old': [symbol('draw')],
  },
  {
    taichi: [base, symbol('GUI', full)],
    'taichi/ui': [symbol('GUI', { ...full, access: 'ti.ui.GUI' })],
  },
  {
    taichi: [base],
    'taichi/ui': [symbol('GUI', { ...full, signature: { parameters: parameters.slice(1) } })],
  },
);
const descriptions = describedBy(
  `taichi.GUI:
  text: A window, see \`GUI.show\` and \`ti.GUI\`.
  parameters:
    name: { type: str, text: The title. }
    more: { type: any, text: Ignored. }
  changes: { v1.6.0: Faster. }
  example: GUI()
  output: '1'
  members:
    show: { text: Shows it., returns: ~, raises: { RuntimeError: Without a screen. } }
taichi.ui.old.draw:
  text: Draws.
  instead: Use \`ti.GUI.show\`.
`,
  { 'taichi/ui': 'Windows.' },
);
const [old, last, develop] = history;
const context = (reference: typeof old) => contextOf(history, reference, descriptions);

describe('toSection', () => {
  it('gives an object its full entry in the deepest section, under its shortest name', () => {
    const [entry] = toSection('taichi/ui', context(last)).symbols;
    expect(entry).toMatchObject({
      id: 'taichi.ui.GUI',
      prefix: 'ti.',
      name: 'GUI',
      access: 'ti.GUI',
      kind: 'class',
      text: [
        'A window, see ',
        ['code', 'GUI.show', '/api/taichi/ui/#taichi.ui.GUI.show'],
        ' and ',
        ['code', 'ti.GUI'],
        '.',
      ],
      source: {
        href: 'https://example.com/taichi/blob/v1.6.0/python/taichi/ui/gui.py#L15',
        label: 'ui/gui.py:15',
      },
      aliases: [{ name: 'ti.ui.GUI', href: '/api/taichi/ui/#taichi.ui.GUI' }],
      example: { code: 'GUI()' },
    });
    expect(entry?.signature?.parameters).toEqual([
      { name: 'name', type: ['str'], default: '"Taichi"', text: ['The title.'] },
      { name: 'more', stars: '**', type: ['any'], text: ['Ignored.'] },
    ]);
    expect(entry?.members).toEqual([
      {
        id: 'taichi.ui.GUI.show',
        name: 'show',
        kind: 'method',
        text: ['Shows it.'],
        signature: { parameters: [] },
        raises: [{ name: 'RuntimeError', text: ['Without a screen.'] }],
        source: {
          href: 'https://example.com/taichi/blob/v1.6.0/python/taichi/ui/gui.py#L20',
          label: 'ui/gui.py:20',
        },
      },
    ]);
    expect(entry?.inherited).toEqual([
      {
        from: 'ti.Base',
        href: '/api/taichi/#taichi.Base',
        members: [{ name: 'close', href: '/api/taichi/#taichi.Base.close' }],
      },
    ]);
  });

  it('gives its other names a short entry that leads there', () => {
    const entry = toSection('taichi', context(last)).symbols.find(({ name }) => name === 'GUI');
    expect(entry).toMatchObject({
      id: 'taichi.GUI',
      fullEntry: { name: 'ti.GUI', href: '/api/taichi/ui/#taichi.ui.GUI' },
    });
    expect(entry).not.toHaveProperty('members');
    expect(entry).not.toHaveProperty('example');
  });

  it('prefers a name that does not warn, and says on the one that does what to use', () => {
    const [, short] = toSection('taichi', context(old)).symbols;
    expect(short?.deprecated).toEqual({
      instead: ['Use ', ['code', 'ti.ui.GUI', '/api/v1.5.0/taichi/ui/#taichi.ui.GUI'], '.'],
    });
    const [entry] = toSection('taichi/ui', context(old)).symbols;
    expect(entry).toMatchObject({ prefix: 'taichi.ui.', access: 'from taichi.ui import GUI' });
    expect(entry).not.toHaveProperty('deprecated');
  });

  it('tells the history of the object, with what we noted', () => {
    const [entry] = toSection('taichi/ui', context(develop)).symbols;
    expect(entry?.history).toEqual([
      { versionLabel: 'v1.5.0', state: 'present', changes: [] },
      { versionLabel: 'v1.6.0', state: 'changed', changes: [{ kind: 'note', text: ['Faster.'] }] },
      {
        versionLabel: 'develop',
        state: 'changed',
        changes: [
          { kind: 'parameterRemoved', name: 'name' },
          { kind: 'namesRemoved', names: ['ti.GUI'] },
        ],
      },
    ]);
  });

  it('lists what is gone on the nearest section that is left', () => {
    expect(toSection('taichi/ui', context(develop)).removed).toEqual([
      {
        id: 'taichi.ui.old.draw',
        prefix: 'ti.',
        name: 'draw',
        kind: 'class',
        removedIn: 'v1.6.0',
        instead: ['Use ', ['code', 'ti.GUI.show'], '.'],
        lastEntry: { versionLabel: 'v1.5.0', href: '/api/v1.5.0/taichi/ui/old/#taichi.ui.old.draw' },
        history: [
          { versionLabel: 'v1.5.0', state: 'present', changes: [] },
          { versionLabel: 'v1.6.0', state: 'removed', changes: [] },
          { versionLabel: 'develop', state: 'absent', changes: [] },
        ],
      },
    ]);
  });

  it('knows the way down, the neighbors and the sections below', () => {
    const section = toSection('taichi/ui', context(old));
    expect(section.text).toEqual(['Windows.']);
    expect(section.breadcrumbs).toEqual([{ title: 'taichi', path: '/api/v1.5.0/taichi/' }, { title: 'ui' }]);
    expect(section.previous).toEqual({ title: 'taichi', path: '/api/v1.5.0/taichi/' });
    expect(section.next).toEqual({ title: 'taichi.ui.old', path: '/api/v1.5.0/taichi/ui/old/' });
    expect(section.subsections).toEqual([
      { title: 'ti.ui.old', path: '/api/v1.5.0/taichi/ui/old/', text: [], count: 1 },
    ]);
  });

  it('refuses a section that the version does not have', () => {
    expect(() => toSection('taichi/ui/old', context(last))).toThrow(
      /v1\.6\.0 has no section taichi\/ui\/old/,
    );
  });
});

describe('the page of an object', () => {
  const members = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, kind: 'method' }));
  const matrix = symbol('Matrix', { members });
  const small = symbol('Matrix', { members: members.slice(1) });
  const versions = versionsOf(
    { taichi: [small], 'taichi/ad': [symbol('Tape', { members })] },
    { taichi: [matrix, symbol('init')], 'taichi/ad': [] },
  );
  const pages = versions.map((version) =>
    toPages(
      contextOf(versions, version, describedBy('taichi.Matrix:\n  text: Rows and columns. Read more.\n')),
    ),
  );

  it('is made for objects of the package that have many members in any version', () => {
    expect(pages.map(({ sections }) => sections.map(({ section }) => section))).toEqual([
      ['taichi', 'taichi/ad', 'taichi/Matrix'],
      ['taichi', 'taichi/ad', 'taichi/Matrix'],
      ['taichi', 'taichi/ad', 'taichi/Matrix'],
    ]);
  });

  it('holds the full entry; the package page keeps a short one with the first sentence', () => {
    const [section, , own] = pages[1]?.sections ?? [];
    expect(own).toMatchObject({
      isObject: true,
      module: 'taichi',
      title: 'ti.Matrix',
      symbols: { length: 1 },
    });
    expect(own?.symbols[0]).toMatchObject({ id: 'taichi.Matrix', members: { length: 5 } });
    expect(own?.symbols[0]).not.toHaveProperty('fullEntry');
    expect(section?.symbols[0]).toMatchObject({
      id: 'taichi.Matrix',
      text: ['Rows and columns.'],
      fullEntry: { name: 'ti.Matrix', href: '/api/taichi/Matrix/#taichi.Matrix' },
    });
  });

  it('stands between the package and its sections', () => {
    const own = pages[1]?.sections[2];
    expect(own?.breadcrumbs).toEqual([{ title: 'taichi', path: '/api/taichi/' }, { title: 'Matrix' }]);
    expect([own?.previous?.path, own?.next?.path]).toEqual(['/api/taichi/', '/api/taichi/ad/']);
    expect(pages[1]?.version.objects).toEqual([{ title: 'Matrix', path: '/api/taichi/Matrix/' }]);
  });
});

describe('keywords', () => {
  const collects = { signature: { parameters: [{ name: 'kwargs', kind: 'varKeyword' }] } };
  const versions = versionsOf({ taichi: [symbol('field')] }, { taichi: [symbol('field', collects)] });
  const text = `taichi.field:
  text: A field.
  keywords:
    shape: { type: int, text: Size., default: None }
    order: { type: str, text: Order. }
  versions:
    master: { keywords: { order: ~ } }
`;
  const keywordsIn = (index: number) =>
    toSection('taichi', contextOf(versions, versions[index], describedBy(text))).symbols[0]?.signature
      ?.keywords;

  it('are shown where the version collects them, each unless the version does not take it', () => {
    expect(keywordsIn(0)).toBeUndefined();
    expect(keywordsIn(1)).toEqual([
      { name: 'shape', only: 'keyword', type: ['int'], default: 'None', text: ['Size.'] },
      { name: 'order', only: 'keyword', type: ['str'], text: ['Order.'] },
    ]);
    expect(keywordsIn(2)?.map(({ name }) => name)).toEqual(['shape']);
  });
});
