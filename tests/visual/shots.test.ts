import { expect, it } from 'vitest';
import { locales } from '../../config/locales';
import { shots } from './shots';

it('keeps forty pictures, in both modes, three widths and every language', () => {
  expect(shots).toHaveLength(40);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(40);
  expect(new Set(shots.map(({ mode }) => mode)).size).toBe(2);
  expect(new Set(shots.map(({ width }) => width)).size).toBe(3);
  const prefixes = new Set(shots.map(({ path }) => path.split('/')[1]));
  for (const locale of locales.filter((each) => each !== 'en')) expect(prefixes).toContain(locale);
});
