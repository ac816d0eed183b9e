import { expect, it } from 'vitest';
import { labelOfVersion, newestFirst } from './versionsOfReport';

it('names versions as the menu does, newest first', () => {
  const sums = { tag: '1.0.0', pages: 1, blocks: 1, executed: 1, skipped: {} };
  const releases = ['v1.5.0', 'v1.6.0', 'master'].map((version) => ({ version, ...sums }));
  const labels = newestFirst(JSON.stringify(releases)).map(({ version }) => labelOfVersion(version));
  expect(labels).toEqual(['develop', 'v1.6.0', 'v1.5.0']);
});
