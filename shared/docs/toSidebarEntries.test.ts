import { describe, expect, it } from 'vitest';
import { toSidebarEntries } from './toSidebarEntries';

const docs = [
  { id: 'basic/field', title: 'Fields', permalink: '/docs/field', frontMatter: {} },
  {
    id: 'about/overview',
    title: 'What Taichi is',
    permalink: '/docs/overview',
    frontMatter: { sidebar_label: 'Overview' },
  },
];

describe('toSidebarEntries', () => {
  it('gives pages their title or sidebar label, and categories their pages', () => {
    const items = [
      { type: 'category', label: 'Why', items: [{ type: 'doc', id: 'about/overview' }] },
      { type: 'doc', id: 'basic/field' },
    ];
    expect(toSidebarEntries({ docs, items })).toEqual([
      {
        type: 'category',
        label: 'Why',
        items: [{ type: 'link', label: 'Overview', href: '/docs/overview', docId: 'about/overview' }],
      },
      { type: 'link', label: 'Fields', href: '/docs/field', docId: 'basic/field' },
    ]);
  });

  it('prefers the label that the sidebar gives', () => {
    expect(toSidebarEntries({ docs, items: [{ type: 'doc', id: 'basic/field', label: 'F' }] })).toMatchObject(
      [{ label: 'F' }],
    );
  });

  it.each([[{ type: 'doc', id: 'gone' }], [{ type: 'html' }]])('refuses %o', (item) => {
    expect(() => toSidebarEntries({ docs, items: [item] })).toThrow(/sidebars\.ts/);
  });
});
