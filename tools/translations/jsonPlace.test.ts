import { describe, expect, it } from 'vitest';
import { placeOfJsonError, withLine } from './jsonPlace';

function errorOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

describe('placeOfJsonError', () => {
  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', '3:1'],
    ['a missing quotation mark', '{\n  a: 1\n}', '2:3'],
    ['an early end', '{\n  "a": {', '2:9'],
  ])('finds %s', (_what, text, place) => {
    expect(placeOfJsonError(text, errorOf(text))).toBe(place);
  });

  it('has no place for other errors', () => {
    expect(placeOfJsonError('{}', new TypeError('position 7'))).toBe('1:1');
  });
});

describe('withLine', () => {
  const read = (file: string) => (file === 'i18n/fr-FR/a.json' ? '{\n  "b": {},\n  "c": {}\n}' : null);

  it.each([
    ['i18n/fr-FR/a.json: key "c": is empty.', 'i18n/fr-FR/a.json:3: key "c": is empty.'],
    ['i18n/fr-FR/a.json: key "d": is missing.', 'i18n/fr-FR/a.json: key "d": is missing.'],
    ['i18n/fr-FR/z.json: key "c": is empty.', 'i18n/fr-FR/z.json: key "c": is empty.'],
    ['i18n/fr-FR/a.json: is missing.', 'i18n/fr-FR/a.json: is missing.'],
  ])('%s', (problem, placed) => {
    expect(withLine(problem, read)).toBe(placed);
  });
});
