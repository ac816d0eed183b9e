import { describe, expect, it } from 'vitest';
import { createBudget, mayPrefetch } from './budget';

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('%o: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe('createBudget', () => {
  it('takes four different paths and no more', () => {
    const take = createBudget();
    expect(['/a', '/b', '/a', '/c', '/d', '/e'].map(take)).toEqual([true, true, false, true, true, false]);
  });

  it('starts anew for each page', () => {
    const first = createBudget(1);
    first('/a');
    expect(createBudget(1)('/a')).toBe(true);
  });
});
