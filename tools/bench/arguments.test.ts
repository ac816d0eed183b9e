import { expect, test } from 'vitest';
import { parseBenchArguments, PARTS } from './arguments';

test('without arguments everything is measured, of our site', () => {
  expect(parseBenchArguments([])).toEqual({
    peers: false,
    parts: PARTS,
    pages: null,
    site: 'build',
    runs: 3,
    quick: false,
    date: null,
    out: '.cache/bench',
  });
});

test.each([
  [['--peers'], { out: 'bench' }],
  [['--peers', '--quick'], { out: '.cache/bench', runs: 1 }],
  [['--peers', '--only', 'bytes'], { out: '.cache/bench' }],
  [['--peers', '--pages', 'field'], { out: '.cache/bench', pages: ['field'] }],
  [['--only', 'bytes', '--out', 'bench'], { out: 'bench' }],
])('%j: only a whole run with peers writes the report', (args, expected) => {
  expect(parseBenchArguments(args)).toMatchObject(expected);
});

test('parts run in their own order', () => {
  expect(parseBenchArguments(['--only', 'clicks,bytes']).parts).toEqual(['bytes', 'clicks']);
});

test.each([
  [['--only', 'speed'], /--only speed: choose from builds/],
  [['--runs', 'many'], /whole number/],
  [['--runs', '0'], /whole number/],
  [['--date', 'today'], /a day like/],
  [['--peer'], /Usage/],
])('%j is refused', (args, message) => {
  expect(() => parseBenchArguments(args)).toThrow(message);
});
