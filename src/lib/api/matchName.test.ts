import { expect, test } from 'vitest';
import { matchName, toWords } from './matchName';

test.each([
  ['', 'ti.field', true],
  ['field', 'ti.field', true],
  ['FIELD', 'ti.ScalarField', true],
  ['ti.field', 'ti.field', true],
  ['taichi.ui.GUI', 'ti.ui.GUI', true],
  ['ui gui', 'ti.ui.GUI', true],
  ['gui ui', 'ti.ui.GUI', true],
  ['@ti.kernel', 'ti.kernel', true],
  ['ti.init()', 'ti.init', true],
  ['field', 'ti.kernel', false],
  ['ui field', 'ti.ui.GUI', false],
])('%s finds %s: %s', (query, name, expected) => {
  expect(matchName(name, toWords(query))).toBe(expected);
});
