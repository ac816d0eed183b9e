import { describe, expect, it } from 'vitest';
import { soleLink } from './soleLink';
import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

const field: SidebarEntry = { type: 'link', label: 'Fields', href: '/docs/field', docId: 'field' };
const layout: SidebarEntry = { type: 'link', label: 'Layout', href: '/docs/layout', docId: 'layout' };
const category = (...items: SidebarEntry[]): SidebarEntry => ({ type: 'category', label: 'Data', items });

describe('soleLink', () => {
  it('is the page of a category that has no other', () => {
    expect(soleLink(category(field))).toBe(field);
  });

  it.each([
    ['a page', field],
    ['a category of two pages', category(field, layout)],
    ['a category without pages', category()],
    ['a category that holds a category', category(category(field))],
  ])('is undefined for %s', (_what, entry) => {
    expect(soleLink(entry)).toBeUndefined();
  });
});
