import { describe, expect, it } from 'vitest';
import { splitTerms } from './splitTerms';

describe('splitTerms', () => {
  it.each([
    ['Field', ['field']],
    ['  two   words ', ['two', 'words']],
    ['same same SAME', ['same']],
    ['ti.field', ['ti.field']],
    ['ti_launch_kernel()', ['ti_launch_kernel']],
    ['@ti.kernel', ['@ti.kernel']],
    ['end of sentence.', ['end', 'of', 'sentence']],
    ['"quoted phrase"', ['quoted', 'phrase']],
    ['Matrice étendue', ['matrice', 'etendue']],
    ['C++ API', ['c++', 'api']],
    ['使用ti.field分配', ['使用', 'ti.field', '分配']],
    ['حقل', ['حقل']],
    ['', []],
    ['   ', []],
    ['*', []],
    ['***""\'\'', []],
    ['🚀✨', []],
    ['\ud800', []],
    ['field\udc00', ['field']],
    ['<script>alert(1)</script>', ['script', 'alert', '1']],
  ])('splits %j into %j', (query, terms) => {
    expect(splitTerms(query)).toEqual(terms);
  });

  it('cuts a pasted log', () => {
    expect(splitTerms('word '.repeat(2000))).toEqual(['word']);
    expect(splitTerms(Array.from({ length: 5000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
    expect(splitTerms('x'.repeat(10_000))).toEqual(['x'.repeat(200)]);
  });
});
