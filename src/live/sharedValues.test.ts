import { describe, expect, it } from 'vitest';
import { fitValue, formatValue, formatValues, readValues } from './sharedValues';

const rate = { min: 0.05, max: 0.4, value: 0.16, step: 0.0018 };
const count = { min: 1, max: 9, value: 3, step: 1, whole: true } as const;
const sliders = { rate, count };

describe('readValues', () => {
  it('reads what formatValues wrote', () => {
    const values = { rate: 0.25, count: 7 };
    expect(formatValues('ripple', values, sliders)).toBe('#live=ripple&rate=0.25&count=7');
    expect(readValues(formatValues('ripple', values, sliders), 'ripple', sliders)).toEqual(values);
  });

  it.each([
    ['another example', '#live=waves&rate=0.25'],
    ['an anchor', '#wave-picture'],
    ['NaN', '#live=ripple&rate=NaN'],
    ['nothing', '#live=ripple&rate='],
    ['a space', '#live=ripple&rate=%20'],
    ['infinity', '#live=ripple&rate=1e999'],
    ['hexadecimal digits', '#live=ripple&count=0x3'],
    ['more than the range', '#live=ripple&rate=0.41'],
    ['less than the range', '#live=ripple&rate=-1'],
    ['a part of a whole number', '#live=ripple&count=2.5'],
    ['an unknown name', '#live=ripple&speed=0.2&__proto__=1'],
    ['the value of the page', '#live=ripple&rate=0.16'],
  ])('leaves out %s', (_, fragment) => {
    expect(readValues(fragment, 'ripple', sliders)).toEqual({});
  });
});

it('writes no fragment for the values of the page', () => {
  expect(formatValues('ripple', { rate: 0.16 }, sliders)).toBe('');
});

it.each([
  [NaN, rate, 0.16],
  [Infinity, rate, 0.16],
  [9, rate, 0.4],
  [0.123456, rate, 0.123],
  [2.6, count, 3],
])('fits %d', (value, slider, wanted) => {
  expect(fitValue(value, slider)).toBe(wanted);
});

it.each([
  [2, { ...rate, max: 3 }, '2.0'],
  [0.25, rate, '0.25'],
  [2, count, '2'],
])('writes %d as Python does', (value, slider, wanted) => {
  expect(formatValue(value, slider)).toBe(wanted);
});
