import { expect, it, vi } from 'vitest';
import { memoize } from './memoize';

it('reads each text once, results that are null or undefined included', () => {
  const read = vi.fn((text: string) => (text === 'none' ? undefined : text.length));
  const length = memoize(read);
  expect(['a', 'none', 'ab', 'a', 'none'].map(length)).toEqual([1, undefined, 2, 1, undefined]);
  expect(read).toHaveBeenCalledTimes(3);
});
