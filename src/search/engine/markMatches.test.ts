import { describe, expect, it } from 'vitest';
import { cutExcerpt } from './cutExcerpt';
import { markMatches, type Marker } from './markMatches';
import { matchEnd, matchStart } from '../client/searchResponse';

const marker = (asked: string, words = [asked], runs: string[] = []): Marker => ({
  asked,
  words: new Set(words),
  runs,
});
const mark = (text: string, ...markers: Marker[]) =>
  markMatches(text, markers).value.replaceAll(matchStart, '[').replaceAll(matchEnd, ']');

describe('markMatches', () => {
  it.each([
    ['A Kernel, kernels', [marker('kernel')], 'A [Kernel], kernels'],
    ['A Kernel, kernels', [marker('kernel', ['kernel', 'kernels'])], 'A [Kernel], [kernels]'],
    ['call to_numpy()', [marker('numpy')], 'call [to_numpy]()'],
    ['Étape', [marker('etape')], '[Étape]'],
    ['声明数据布局', [marker('数据', [], ['数据'])], '声明[数据]布局'],
    ['按顺序执行', [marker('顺序执行循环', [], ['顺序执行循环'])], '按[顺序执行]'],
    ['<b>', [marker('b')], '<[b]>'],
    ['constructor', [marker('x')], 'constructor'],
  ])('%s', (text, markers, marked) => {
    expect(mark(text, ...markers)).toBe(marked);
  });

  it('reports how much of the query matches', () => {
    const markers = [marker('sparse'), marker('field')];
    expect(markMatches('a sparse field', markers)).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['sparse', 'field'],
    });
    expect(markMatches('a field', markers)).toMatchObject({ matchLevel: 'partial', matchedWords: ['field'] });
    expect(markMatches('a', markers).matchLevel).toBe('none');
  });
});

describe('cutExcerpt', () => {
  const long = `${'word '.repeat(60)}needle ${'more '.repeat(20)}needle thread ${'end '.repeat(60)}`;

  it('leaves a short text alone', () => {
    expect(cutExcerpt('short', [marker('x')])).toBe('short');
  });

  it('takes the stretch with most of the query', () => {
    const excerpt = cutExcerpt(long, [marker('needle'), marker('thread')]);
    expect(excerpt).toMatch(/^… .*needle thread.* …$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  it('never cuts a character', () => {
    expect(cutExcerpt(`x${'🚀'.repeat(200)}`, [])).not.toMatch(/\p{Surrogate}/u);
  });
});
