import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

/** Parts as one string, matches in brackets. */
const show = (text: string, terms: string[]) =>
  highlight(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('highlight', () => {
  it.each([
    ['A Field of fields', ['field'], 'A [Field] of [field]s'],
    ['using it in a loop', ['in'], 'using it [in] a loop'],
    ['subfield', ['field'], 'sub[field]'],
    ['ti.field', ['ti', 'field'], '[ti].[field]'],
    ['overlap', ['over', 'verl'], '[overl]ap'],
    ['kernelkernel', ['kernel'], '[kernel]kernel'],
    ['Une étendue', ['etendue'], 'Une [étendue]'],
    ['e\u0301tat', ['etat'], '[e\u0301tat]'],
    ['ﬁeld', ['field'], '[ﬁeld]'],
    ['场和核函数', ['核函数'], '场和[核函数]'],
    ['🚀 field 🚀', ['field'], '🚀 [field] 🚀'],
    ['a \ud800 field', ['field'], 'a \ud800 [field]'],
    ['حقل جديد', ['جديد'], 'حقل [جديد]'],
    ['<b>field</b>', ['field'], '<b>[field]</b>'],
    ['nothing here', ['field'], 'nothing here'],
    ['no terms', [], 'no terms'],
    ['empty term', [''], 'empty term'],
    ['', ['field'], ''],
  ])('marks %j for %j', (text, terms, expected) => {
    expect(show(text, terms)).toBe(expected);
  });
});
