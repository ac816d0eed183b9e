import { expect, it } from 'vitest';
import { compareFields } from './compareFields';

it('finds the largest difference within the tolerance, and counts those beyond', () => {
  expect(compareFields({ a: [1, 2], b: [0.5, 0.0005] }, { a: [1, 1], b: [0.5, 0] })).toEqual({
    values: 4,
    error: 0.0005,
    outliers: 1,
    worst: 1,
    field: 'a',
  });
});

it('relates a difference to the largest value of the field', () => {
  expect(compareFields({ a: [1000, 0] }, { a: [1000, 0.5] })).toMatchObject({ error: 0.0005, outliers: 0 });
});

it('takes NaN for an outlier, unless both have it', () => {
  expect(compareFields({ a: [NaN] }, { a: [1] }).outliers).toBe(1);
  expect(compareFields({ a: [NaN] }, { a: [NaN] })).toMatchObject({ error: 0, outliers: 0 });
});

it('refuses to compare nothing, and fields of different sizes', () => {
  expect(() => compareFields({}, {})).toThrow('no field');
  expect(() => compareFields({ a: [1] }, { a: [1, 2] })).toThrow('another size');
});
