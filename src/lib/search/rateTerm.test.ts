import { expect, it } from 'vitest';
import { rateTerm } from './rateTerm';

it.each([
  ['a field here', 'field', 3],
  ['fields of data', 'field', 2],
  ['subfield', 'field', 1],
  ['subfield and field', 'field', 3],
  ['matrix_field', 'field', 1],
  ['ti.field', 'field', 3],
  ['no such thing', 'field', 0],
  ['分配一个场', '一个', 2],
  ['', 'field', 0],
])('rates %j for %j as %i', (text, term, rating) => {
  expect(rateTerm(text, term)).toBe(rating);
});
