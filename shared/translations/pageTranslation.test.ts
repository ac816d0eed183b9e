import { describe, expect, it } from 'vitest';
import { toPageTranslation } from './pageTranslation';
import { readSections } from './readSections';

describe('toPageTranslation', () => {
  it('says nothing of a page that is up to date', () => {
    expect(toPageTranslation({ state: 'fresh', file: 'a.md' }, [])).toBeUndefined();
  });

  it('names changed sections by their translated heading, new ones by the English one', () => {
    const status = {
      state: 'stale',
      file: 'a.md',
      changes: [
        { id: 'one', title: 'One', kind: 'changed' },
        { id: 'new', title: 'New', kind: 'added' },
        { id: 'old', title: '', kind: 'removed' },
      ],
    } as const;
    expect(toPageTranslation(status, readSections('## Un {#one}\n\n## Ancien {#old}\n'))).toEqual({
      state: 'stale',
      sections: [
        { id: 'one', title: 'Un', kind: 'changed' },
        { id: 'new', title: 'New', kind: 'added' },
        { id: 'old', title: 'Ancien', kind: 'removed' },
      ],
    });
  });
});
