import { describe, expect, it } from 'vitest';
import { toTargetKey } from './resolveLink';
import { resolveWritten } from './resolveWritten';

const site = { origin: 'https://docs.example', baseUrl: '/sub/', otherBaseUrls: ['/sub/'] };
const pathOfSource = new Map([
  ['docs/basic/field.md', 'docs/field'],
  ['docs/type.md', 'docs/type'],
]);
const field = { file: 'docs/basic/field.md', address: '/sub/docs/field' };
const menu = { file: 'config/navbar.ts', address: null };

const cases: [string, typeof field | typeof menu, string[]][] = [
  ['../type.md#casts', field, ['type.md#casts', 'docs/type#casts']],
  ['../type.md?x#casts', field, ['type.md#casts', 'docs/type#casts']],
  ['@site/docs/type.md', field, ['docs/@site/docs/type.md#', 'docs/type#']],
  ['./nope.md', field, ['docs/nope.md#']],
  ['#read', field, ['docs/field#read']],
  ['#read', menu, []],
  ['/docs/type', menu, ['docs/type#']],
  ['/sub/docs/type', menu, ['docs/type#', 'sub/docs/type#']],
  ['pathname:///robots.txt', field, ['robots.txt#']],
  ['https://docs.example/sub/docs/type', menu, ['docs/type#']],
  ['https://elsewhere.example/sub/docs/type', menu, []],
];

describe('resolveWritten', () => {
  it.each(cases)('takes %s in %j for %j', (written, place, expected) => {
    expect(resolveWritten(written, place, site, (file) => pathOfSource.get(file)).map(toTargetKey)).toEqual(
      expected,
    );
  });
});
