import { expect, test } from 'vitest';
import { createAttempts } from './attempt';

test('a failure is printed and recorded, and the next measurement still runs', async () => {
  const lines: string[] = [];
  const { attempt, failures } = createAttempts((line) => lines.push(line));
  expect(await attempt('Starlight', 'builds', () => Promise.reject(new Error('no disk')))).toBeNull();
  expect(await attempt('VitePress', 'builds', () => Promise.resolve(1))).toBe(1);
  expect(failures).toEqual([{ site: 'Starlight', what: 'builds', message: 'no disk' }]);
  expect(lines).toEqual([
    'builds · Starlight · FAILED: no disk',
    expect.stringMatching(/^builds · VitePress · \d+\.\d s$/),
  ]);
});
