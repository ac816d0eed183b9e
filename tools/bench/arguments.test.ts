import { expect, test } from 'vitest';
import { PARTS, parseBenchArguments } from './arguments';
import { PAGE_TYPES } from './sites/site';

test('without arguments, every part and page type of our site is measured', () => {
  expect(parseBenchArguments([])).toEqual({
    hasPeers: false,
    isQuick: false,
    isRenderOnly: false,
    parts: PARTS,
    pages: PAGE_TYPES,
    site: 'build',
    runs: 3,
    date: null,
    out: '.cache/bench',
  });
});

test.each([
  [['--peers'], { out: 'tools/bench' }],
  [['--render'], { out: 'tools/bench', isRenderOnly: true }],
  [['--render', '--out', '.cache/bench'], { out: '.cache/bench' }],
  [['--peers', '--quick'], { out: '.cache/bench', runs: 1 }],
  [['--peers', '--only', 'bytes'], { out: '.cache/bench' }],
  [['--peers', '--pages', 'field'], { out: '.cache/bench', pages: ['field'] }],
  [['--only', 'bytes', '--out', 'elsewhere'], { out: 'elsewhere' }],
])('%j: the committed report is written only by a complete run, or rendered again', (args, expected) => {
  expect(parseBenchArguments(args)).toMatchObject(expected);
});

test('parts and pages keep their own order', () => {
  const { parts, pages } = parseBenchArguments(['--only', 'clicks,bytes', '--pages', 'search,home']);
  expect(parts).toEqual(['bytes', 'clicks']);
  expect(pages).toEqual(['home', 'search']);
});

test.each([
  [['--only', 'speed'], /--only speed: choose from builds/],
  [['--pages', 'fields'], /--pages fields: choose from home/],
  [['--runs', 'many'], /--runs many: expected a whole number/],
  [['--runs', '0'], /--runs 0: expected a whole number/],
  [['--date', 'today'], /--date today: expected a date/],
  [['--peer'], /'--peer'[^]*Usage/],
])('%j is rejected', (args, message) => {
  expect(() => parseBenchArguments(args)).toThrow(message);
});
