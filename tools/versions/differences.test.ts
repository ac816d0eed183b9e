import { describe, expect, it } from 'vitest';
import { readPageBlocks } from './blocks';
import { compareVersions, describeProblems, formatDifferences } from './differences';
import { explainByText } from './explain';
import { findHunks } from './hunks';
import type { KnownDifference } from './known';

const head = '---\ntitle: Fields\nslug: /field\n---\n\n';
const page = `${head}Intro.\n\n## Declare {#declare}\n\nOne.\nstill one.\n\n- a\n- b\n\n| x | y |\n|---|---|\n\n\`\`\`python\na = 1\n\nb = 2\n\`\`\`\n\n## Next steps\n\nEnd.\n`;

describe('readPageBlocks', () => {
  it('cuts a page into paragraphs, list items, rows, fences and lines of the front matter', () => {
    const blocks = readPageBlocks(page).map(({ text, line, section }) => [line, section, text]);
    expect(blocks).toEqual([
      [2, 'front-matter', 'title: Fields'],
      [3, 'front-matter', 'slug: /field'],
      [6, 'top', 'Intro.'],
      [8, 'declare', '## Declare {#declare}'],
      [10, 'declare', 'One.\nstill one.'],
      [13, 'declare', '- a'],
      [14, 'declare', '- b'],
      [16, 'declare', '| x | y |'],
      [17, 'declare', '|---|---|'],
      [19, 'declare', '```python\na = 1\n\nb = 2\n```'],
      [25, 'next-steps', '## Next steps'],
      [27, 'next-steps', 'End.'],
    ]);
  });
});

const hunksOf = (newer: string, older: string) => findHunks(readPageBlocks(newer), readPageBlocks(older));

describe('findHunks', () => {
  it('finds what was added, changed and removed, at its line in both copies', () => {
    const found = hunksOf('Same.\n\nNew.\n\nKept.\n\n- a\n- b', 'Same.\n\nKept.\n\n- a\n- c\n- d');
    const shape = found.map(({ newer, older }) => [
      newer.line,
      newer.blocks.map(({ text }) => text),
      older.line,
      older.blocks.map(({ text }) => text),
    ]);
    expect(shape).toEqual([
      [3, ['New.'], 3, []],
      [8, ['- b'], 6, ['- c', '- d']],
    ]);
  });

  it('finds nothing between equal copies', () => {
    expect(hunksOf(page, page)).toEqual([]);
  });
});

describe('explainByText', () => {
  it.each([
    ['A new thing :since[1.7].', 'badge', ':since[1.7]'],
    ['Draft :unreleased[]', 'badge', ':unreleased[]'],
    ['## New :since[1.7]\n\nText.', 'badge', ':since[1.7]'],
    ['It came with 1.6.', 'release', 'with 1.6'],
    ['`pip install taichi==1.6.0`', 'release', '1.6.0'],
    ['In this release it fails.', 'release', 'this release'],
    ['| `old` | 1.6 | nothing |', 'release', '| 1.6 |'],
  ])('takes %j for an explanation', (text, by, words) => {
    const [hunk] = hunksOf(text, '');
    expect(hunk && explainByText(hunk)).toEqual({ by, words });
  });

  it.each([
    ['Tried with 1.7.4, see [waiting](wait.md).', 'Tried with 1.7.4.', null],
    ['Gone :removed[1.6].', 'Gone, like b :removed[1.6].', null],
    ['With 1.6.0, of 1.7.4.', 'With 1.5.0, of 1.7.4.', { by: 'release', words: '1.6.0' }],
    ['In this release 13 ms.', 'In this release 9 ms.', { by: 'release', words: 'this release' }],
    [
      '## Gone :removed[1.6]\n\nOne.',
      '## Gone :removed[1.6]\n\nTwo.',
      { by: 'badge', words: ':removed[1.6]' },
    ],
  ])(
    'of %j and %j takes what one copy says alone, words about its own release, and badges of the heading',
    (newer, older, expected) => {
      const [hunk] = hunksOf(newer, older);
      expect(hunk && explainByText(hunk)).toEqual(expected);
    },
  );

  it.each(['Multiply by `in 1.5`.', '```python\nx = y in 1.5\n```', 'The factor 1.5 is right.', 'Text.'])(
    'does not take %j for one',
    (text) => {
      const [hunk] = hunksOf(text, '');
      expect(hunk && explainByText(hunk)).toBeNull();
    },
  );
});

const versions = (pages: Record<string, string>, older = { 'field.md': page }) => [
  { label: 'develop', folder: 'docs', pages },
  { label: 'v1.6.0', folder: 'versioned_docs/version-v1.6.0', pages: older },
];

const entry = (section: string, name = 'field.md'): KnownDifference => ({
  page: name,
  section,
  between: ['develop', 'v1.6.0'],
  reason: 'It changed in 1.7.0.',
});

const changed = { 'field.md': page.replace('a = 1', 'a = 3') };

describe('compareVersions', () => {
  it('says nothing of equal pages', () => {
    const found = compareVersions(versions({ 'field.md': page }), []);
    expect(describeProblems(found)).toEqual([]);
  });

  it('names file and line in both copies of a difference that nothing explains', () => {
    const [problem, ...others] = describeProblems(compareVersions(versions(changed), []));
    expect(problem).toMatch(
      /^docs\/field\.md:19: differs from versioned_docs\/version-v1\.6\.0\/field\.md:19 \(section "declare"\)/,
    );
    expect(problem).toContain('Fix: make both copies equal');
    expect(others).toEqual([]);
  });

  it('takes the reason of the list, for a section or the whole page', () => {
    for (const section of ['declare', '*']) {
      const found = compareVersions(versions(changed), [entry(section)]);
      expect(describeProblems(found)).toEqual([]);
      expect(formatDifferences(found.differences)).toEqual([
        'docs/field.md:19 | 19 | declare | It changed in 1.7.0.',
      ]);
    }
  });

  it('reports an entry of the list that explains nothing', () => {
    const [problem] = describeProblems(compareVersions(versions({ 'field.md': page }), [entry('declare')]));
    expect(problem).toMatch(/^data\/docs-differences\.json:1: the entry for field\.md, section "declare"/);
  });

  it('wants a reason for a page that only one version has', () => {
    const pages = { 'field.md': page, 'new.md': page };
    expect(describeProblems(compareVersions(versions(pages), []))[0]).toMatch(/^docs\/new\.md: only one of/);
    expect(describeProblems(compareVersions(versions(pages), [entry('*', 'new.md')]))).toEqual([]);
  });
});
