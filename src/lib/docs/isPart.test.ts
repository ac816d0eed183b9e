import { expect, it } from 'vitest';
import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';
import { isPart } from './isPart';

const page: SidebarEntry = { type: 'link', label: 'Fields', href: '/docs/field', docId: 'basic/field' };
const category: SidebarEntry = { type: 'category', label: 'Data containers', items: [page] };

it.each<[SidebarEntry, boolean]>([
  [page, false],
  [category, false],
  [{ type: 'category', label: 'Guides', items: [category] }, true],
  [{ type: 'category', label: 'Internals', items: [page, category] }, true],
])('takes a category that contains categories for a part', (entry, expected) => {
  expect(isPart(entry)).toBe(expected);
});
