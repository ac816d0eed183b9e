import { describe, expect, it } from 'vitest';
import type { SidebarEntry } from '@site/shared/docs/toSidebarEntries';
import { collectCategories, findPage } from './collectCategories';

const link = (docId: string): SidebarEntry => ({ type: 'link', label: docId, href: `/docs/${docId}`, docId });
const category = (label: string, ...items: SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label,
  items,
});

describe('collectCategories', () => {
  it('keeps the order of the menu and lists a part as its pages and its categories', () => {
    const entries = [
      category('A', link('a1'), category('inner', link('a2')), link('a3')),
      category('B', link('b1')),
      category('C', category('first', link('c1')), category('second', link('c2'), link('c3'))),
    ];
    expect(
      collectCategories(entries).map(({ label, pages }) => [label, pages.map(({ docId }) => docId)]),
    ).toEqual([
      ['A', ['a1', 'a3']],
      ['inner', ['a2']],
      ['B', ['b1']],
      ['first', ['c1']],
      ['second', ['c2', 'c3']],
    ]);
  });

  it('puts pages without a category first', () => {
    const [first] = collectCategories([category('A', link('a1')), link('glossary')]);
    expect(first).toMatchObject({ label: null, pages: [{ docId: 'glossary' }] });
  });
});

describe('findPage', () => {
  const entries = [category('A', link('about/overview')), category('B', link('deployment/tutorial'))];

  it.each([
    [['tutorial', 'overview'], '/docs/deployment/tutorial'],
    [['gone', 'overview'], '/docs/about/overview'],
    [['gone'], '/docs/'],
  ])('looks for %j and finds %s', (names, path) => {
    expect(findPage(entries, names, '/docs/')).toBe(path);
  });
});
