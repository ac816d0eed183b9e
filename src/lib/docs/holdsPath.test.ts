import { describe, expect, it } from 'vitest';
import { holdsPath } from './holdsPath';
import type { SidebarEntry } from '../../../shared/docs/toSidebarEntries';

const field: SidebarEntry = { type: 'link', label: 'Fields', href: '/docs/field', docId: 'field' };
const data: SidebarEntry = { type: 'category', label: 'Data', items: [field] };

describe('holdsPath', () => {
  it.each([
    [field, '/docs/field', true],
    [field, '/docs/field/', true],
    [field, '/docs/fields', false],
    [data, '/docs/field', true],
    [data, '/docs/type', false],
  ])('%o at %s: %s', (entry, path, expected) => {
    expect(holdsPath(entry, path)).toBe(expected);
  });
});
