import { describe, expect, it } from 'vitest';
import { toPageTranslation } from './pageTranslation';

describe('toPageTranslation', () => {
  it('has nothing on a page that is up to date', () => {
    expect(toPageTranslation({ state: 'fresh', file: 'a.md' })).toBeUndefined();
  });

  it('has no sections of a page without a translation', () => {
    expect(toPageTranslation({ state: 'missing' })).toEqual({ state: 'missing' });
  });

  it('names the sections of a page that need work, without the file', () => {
    const changes = [{ id: 'one', title: 'Un', kind: 'changed' }] as const;
    expect(toPageTranslation({ state: 'stale', file: 'a.md', changes })).toEqual({
      state: 'stale',
      sections: changes,
    });
  });
});
