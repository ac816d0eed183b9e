import { expect, it } from 'vitest';
import { formatDay } from './formatDay';

it.each([
  ['2022-07-27T00:00:00.000Z', 'en', true, '27 Jul 2022'],
  ['2022-07-27T23:59:59.000Z', 'en', false, '27 Jul'],
  ['2022-07-27', 'fr-FR', true, '27 juil. 2022'],
  ['2022-07-27', 'zh-Hans', true, '2022年7月27日'],
  ['2022-07-27', 'zh-Hans', false, '7月27日'],
])('writes %s in %s (with year: %s) as %s', (date, locale, hasYear, text) => {
  expect(formatDay(date, locale, hasYear)).toBe(text);
});

it('refuses an invalid date', () => {
  expect(() => formatDay('soon', 'en')).toThrow(RangeError);
});
