import { expect, it } from 'vitest';
import { createLimiter } from './createLimiter.mjs';

it('never has more work under way than it has places, keeps the order, and survives an error', async () => {
  const limit = createLimiter(2);
  let running = 0;
  let most = 0;
  const order = [];
  const work = (name) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (name === 'b') throw new Error('b');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => limit(work(name))));
  expect(results.map(({ value, reason }) => value ?? reason.message)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});
