// @ts-check
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.mjs';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('createTurns', () => {
  it('runs as many at once as it may, in the order in which they came', async () => {
    const inTurn = createTurns(2);
    /** @type {number[]} */
    const started = [];
    let running = 0;
    let most = 0;
    const work = async (/** @type {number} */ name) => {
      started.push(name);
      most = Math.max(most, (running += 1));
      await pause();
      running -= 1;
      return name;
    };
    const names = [1, 2, 3, 4, 5];
    expect(await Promise.all(names.map((name) => inTurn(() => work(name))))).toEqual(names);
    expect(started).toEqual(names);
    expect(most).toBe(2);
  });

  it('gives the turn on when a piece of work fails', async () => {
    const inTurn = createTurns(1);
    const broken = inTurn(() => Promise.reject(new Error('broken')));
    const whole = inTurn(() => Promise.resolve('whole'));
    await expect(broken).rejects.toThrow('broken');
    expect(await whole).toBe('whole');
  });
});
