import { describe, expect, it } from 'vitest';
import { toMenuEntries } from './toMenuEntries';

describe('toMenuEntries', () => {
  it('keeps links and categories, leaves HTML out', () => {
    const link = { type: 'link' as const, label: 'Fields', href: '/docs/field', docId: 'field' };
    const items = [{ type: 'html' as const }, { type: 'category' as const, label: 'Data', items: [link] }];
    expect(toMenuEntries(items)).toEqual([{ type: 'category', label: 'Data', items: [link] }]);
  });
});
