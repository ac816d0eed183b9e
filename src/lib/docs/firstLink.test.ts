import { expect, it } from 'vitest';
import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';
import { firstLink } from './firstLink';

const page = (label: string): SidebarEntry => ({
  type: 'link',
  label,
  href: `/docs/${label}`,
  docId: label,
});
const category = (label: string, ...items: SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label,
  items,
});

it('returns the first page', () => {
  expect(firstLink([page('a'), page('b')])).toEqual(page('a'));
});

it('searches nested categories and skips empty ones', () => {
  expect(firstLink([category('empty'), category('outer', category('inner', page('a'))), page('b')])).toEqual(
    page('a'),
  );
});

it('returns undefined if no category contains a page', () => {
  expect(firstLink([])).toBeUndefined();
  expect(firstLink([category('empty')])).toBeUndefined();
});
