import { describe, expect, it } from 'vitest';

import { firstSentence } from '../firstSentence';
import { contextOf, describedBy, versionsOf } from '../fixtures';
import { createTranslator, unchanged } from './translator';

const text = (english: string, translated: string, state: 'fresh' | 'stale' = 'fresh') => ({
  english,
  text: translated,
  state,
  path: [],
  place: '',
  isRecorded: true,
});
const translate = createTranslator({
  files: [
    {
      name: 'a.yaml',
      texts: [
        text('A field.', 'Un champ.'),
        text('Old.', 'Vieux.', 'stale'),
        text('Use `{name}`.', 'Utilisez `{name}`.'),
      ],
      problems: [],
    },
  ],
});

describe('createTranslator', () => {
  it.each([
    ['a text', 'A\n  field.', 'Un champ.', false],
    ['an unknown text', 'A matrix.', 'A matrix.', true],
    ['a stale text', 'Old.', 'Old.', true],
    ['the sentence about a replacement', 'Use `ti.$1`.', 'Utilisez `ti.$1`.', false],
    ['another sentence with the same start', 'Use `a` or `b`.', 'Use `a` or `b`.', true],
  ])('translates %s', (_what, english, shown, isEnglish) => {
    expect(translate(english)).toEqual({ text: shown, isEnglish });
  });

  it('marks what a page shows in English', () => {
    const [reference] = versionsOf({ taichi: [] }, { taichi: [] });
    const writer = contextOf([], reference, describedBy(''), translate).writerOf();
    expect(writer.text('A field.')).toEqual(['Un champ.']);
    expect(writer.text('A matrix. More.', firstSentence)).toEqual([['lang', 'en'], 'A matrix.']);
    expect(writer.text(undefined)).toEqual([]);
  });

  it('leaves the English site alone', () => {
    expect(unchanged('A field.')).toEqual({ text: 'A field.', isEnglish: false });
  });
});
