import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPlan } from './loadPlan';

const text = JSON.stringify({ taichi: '1.6.0', frames: [[]] });
const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
const address = `/assets/live/life.${hash}.json`;
const asked: RequestCache[] = [];
let answers: Response[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) => {
    asked.push(cache ?? 'default');
    return Promise.resolve(answers.shift());
  });
});
afterEach(() => vi.unstubAllGlobals());

it('loads a plan that has the hash of its address', async () => {
  answers = [new Response(text)];
  expect(await loadPlan(address)).toEqual(JSON.parse(text));
  expect(asked).toEqual(['default']);
});

it.each([
  ['cut', text.slice(0, -3)],
  ['changed', text.replace('1.6.0', '1.6.1')],
  ['another page', '<!doctype html>'],
  ['empty', ''],
])('refuses a plan that is %s, after a second attempt past the cache', async (_, body) => {
  answers = [new Response(body), new Response(body)];
  await expect(loadPlan(address)).rejects.toMatchObject({ reason: 'damaged' });
  expect(asked).toEqual(['default', 'reload']);
});

it('replaces a damaged file of the cache', async () => {
  answers = [new Response('{'), new Response(text)];
  expect(await loadPlan(address)).toEqual(JSON.parse(text));
});

it('tells a missing file from a damaged one', async () => {
  answers = [new Response('', { status: 404 })];
  await expect(loadPlan(address)).rejects.toMatchObject({ reason: 'network' });
});
