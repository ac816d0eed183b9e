import { describe, expect, it } from 'vitest';
import { packPostings, parseShard, shardKey, type Posting } from './shardText';
import { indexWords, splitPairs, splitTokens } from './splitTokens';

describe('a part of the full text', () => {
  const word: Posting[] = [
    { unit: 0, count: 1, places: [] },
    { unit: 7, count: 3, places: [] },
  ];
  const pair: Posting[] = [
    { unit: 2, count: 2, places: [0, 9] },
    { unit: 3, count: 1, places: [4] },
  ];

  it('is read as it was written', () => {
    const json = JSON.stringify([
      ['kernel', ...packPostings('kernel', word)],
      ['数据', ...packPostings('数据', pair)],
    ]);
    expect(parseShard(JSON.parse(json))).toEqual(
      new Map([
        ['kernel', word],
        ['数据', pair],
      ]),
    );
  });

  it.each([[null], [{}], [['kernel']], [[['kernel', -1]]], [[['kernel', 'x']]], [[[1]]]])(
    'is not %j',
    (value) => {
      expect(() => parseShard(value)).toThrow('damaged');
    },
  );

  it.each([
    ['kernel', 'ker'],
    ['ti', 'ti'],
    ['数据', '数'],
    ['的数', '的数'],
    ['一个', '一个'],
    ['𠮷野', '𠮷'],
  ])('%s is sorted by %s', (term, key) => {
    expect(shardKey(term)).toBe(key);
  });
});

it.each([
  ['Étape à pas', ['etape', 'a', 'pas']],
  ['to_numpy()', ['to_numpy', 'to', 'numpy']],
  ['FieldsBuilder', ['fieldsbuilder', 'fields', 'builder']],
  ['v1.6.0 and C++', ['v1.6.0', 'and', 'c++']],
  ['用ti.kernel装饰', ['ti', 'kernel']],
  ['🚀 \ud800 !', []],
])('indexWords of %j', (text, words) => {
  expect(indexWords(text)).toEqual(words);
});

it('splitTokens parts Han runs from words', () => {
  expect(splitTokens('用ti.kernel装饰').map(({ text, isHan }) => [text, isHan])).toEqual([
    ['用', true],
    ['ti', false],
    ['kernel', false],
    ['装饰', true],
  ]);
});

it('splitPairs starts a pair at each character', () => {
  expect(splitPairs('数据布')).toEqual(['数据', '据布', '布']);
});
