import { expect, test } from 'vitest';
import { createLocaleProgress } from './localeProgress';

/** Feeds lines with their times in milliseconds to the reader and collects the sentences. */
function read(lines: readonly (readonly [number, string])[]): string[] {
  let time = 0;
  const readLine = createLocaleProgress(() => time);
  return lines.flatMap(([at, line]) => {
    time = at;
    return readLine(line) ?? [];
  });
}

test('names each locale with its seconds and its place among all', () => {
  const sentences = read([
    [0, '[INFO] Website will be built for all these locales: '],
    [0, '- en'],
    [0, '- zh-Hans'],
    [100, '[INFO] [en] Creating an optimized production build...'],
    [100, '[webpackbar] Compiling Client'],
    [41_340, '[SUCCESS] Generated static files in "build".'],
    [41_400, '[INFO] [zh-Hans] Creating an optimized production build...'],
    [61_900, '[SUCCESS] Generated static files in "build/zh-Hans".'],
  ]);
  expect(sentences).toEqual([
    'Building en ...',
    'Built en in 41.2 s (1 of 2)',
    'Building zh-Hans ...',
    'Built zh-Hans in 20.5 s (2 of 2)',
  ]);
});

test('counts nothing where one locale is built', () => {
  const sentences = read([
    [0, '[INFO] [fr-FR] Creating an optimized production build...'],
    [2000, '[SUCCESS] Generated static files in "build".'],
  ]);
  expect(sentences).toEqual(['Building fr-FR ...', 'Built fr-FR in 2.0 s']);
});

test('a list in a warning is not a list of locales', () => {
  const sentences = read([
    [0, '[WARNING] Unknown tags:'],
    [0, '- gpu'],
    [0, '[INFO] [en] Creating an optimized production build...'],
    [1000, '[SUCCESS] Generated static files in "build".'],
  ]);
  expect(sentences).toEqual(['Building en ...', 'Built en in 1.0 s']);
});
