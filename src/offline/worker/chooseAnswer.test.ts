import { expect, it } from 'vitest';
import { chooseAnswer } from './chooseAnswer';

const scope = 'https://docs.example/sub/';

type Case = Partial<Pick<Request, 'method' | 'url' | 'mode'>> & { headers?: Record<string, string> };

const cases: readonly [string, Case, ReturnType<typeof chooseAnswer>][] = [
  ['a page', { mode: 'navigate' }, 'page'],
  ['a file', { url: `${scope}assets/search/en.json` }, 'file'],
  ['a file with a hash', { url: `${scope}assets/js/main.1a2b3c4d.js` }, 'fixed'],
  ['a page that a script reads', {}, 'file'],
  ['a form', { method: 'POST', mode: 'navigate' }, null],
  ['another site', { url: 'https://api.github.com/repos/taichi-dev/taichi' }, null],
  ['what is beside the site', { url: 'https://docs.example/other', mode: 'navigate' }, null],
  ['the worker itself', { url: `${scope}offline-worker.js` }, null],
  ['a part of a file', { headers: { Range: 'bytes=0-9' } }, null],
  ['a download to keep', { headers: { 'X-Keep-Offline': '1' } }, null],
];

it.each(cases)('%s', (_what, { headers, ...change }, expected) => {
  const request = { method: 'GET', url: `${scope}docs/field`, mode: 'cors' as const, ...change };
  expect(chooseAnswer({ ...request, headers: new Headers(headers) }, scope)).toBe(expected);
});
