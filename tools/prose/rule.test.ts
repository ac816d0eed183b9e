// cspell:ignore tokenz
import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { findPhrases, ruleSchema, type Passage, type Rule } from './rule';

const existence: Rule = {
  extends: 'existence',
  message: "'%s': write 'is in'.",
  level: 'error',
  scope: 'comment',
  tokens: ['\\bstands? in\\b'],
};
const swap: Rule = {
  extends: 'substitution',
  message: "Write '%s' instead of '%s'.",
  level: 'error',
  scope: 'any',
  swap: { 'graphics cards?': 'GPU' },
};
const comment = (text: string): Passage => ({ kind: 'comment', line: 10, text });

describe('findPhrases', () => {
  it.each([
    ['a refused phrase', comment('The list stands in the file.'), [10, "'stands in': write 'is in'."]],
    [
      'a phrase across a line break',
      comment('One line.\nThe list stands\nin the file.'),
      [11, "'stands in': write 'is in'."],
    ],
    [
      'a term, whatever its case',
      comment('Graphics cards are fast.'),
      [10, "Write 'GPU' instead of 'Graphics cards'."],
    ],
  ])('reports %s', (_, passage, [line, message]) => {
    expect(findPhrases(passage, [existence, swap])).toEqual([{ line, message }]);
  });

  it('leaves text alone that a rule for comments does not concern', () => {
    expect(findPhrases({ ...comment('It stands in the file.'), kind: 'text' }, [existence])).toEqual([]);
  });
});

describe('the rule Existence', () => {
  const text = readFileSync(new URL('./rules/Existence.yml', import.meta.url), 'utf8');
  const rule = ruleSchema.parse(yaml.load(text));

  it.each([
    ['Shown when there are no results.', 0],
    ['Whether there is no message yet.', 0],
    ['It skips files that are no pages.', 1],
    ['A token that is no word.', 1],
  ])('reports on "%s" %i phrases', (sentence, count) => {
    expect(findPhrases(comment(sentence), [rule])).toHaveLength(count);
  });
});

describe('ruleSchema', () => {
  it('refuses unknown keys', () => {
    expect(() => ruleSchema.parse({ ...existence, tokenz: [] })).toThrow('tokenz');
  });
});
