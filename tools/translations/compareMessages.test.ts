import { describe, expect, test } from 'vitest';
import { compareTranslations, type UntranslatedTexts } from './compareMessages';

const file = 'code.json';
const tags = 'docusaurus-plugin-content-blog/tags.yml';

/** Problems of one message in French. */
const problemsOf = (english: string, french: string, allowed: readonly UntranslatedTexts[] = []) =>
  compareTranslations({ [file]: { a: english } }, { 'fr-FR': { [file]: { a: french } } }, allowed);

describe('compareTranslations', () => {
  test.each([
    ['a translation', 'Search', 'Rechercher'],
    ['placeholders in another order', '{a} of {b}', '{b}, {a}'],
    [
      'a placeholder that only the plural needs',
      'One post|{count} posts',
      '{count} article|{count} articles',
    ],
    ['the same form twice', 'One item|{count} items', '{count} en tout|{count} en tout'],
    ['a text without words', '{title}: {n}', '{title}: {n}'],
    ['a text that is empty in English', '', ''],
  ])('is content with %s', (_, english, french) => {
    expect(problemsOf(english, french)).toEqual([]);
  });

  test.each([
    ['the English text', 'Search', 'Search', 'is the English text "Search"'],
    ['nothing', 'Search', ' ', 'is empty. Fix: translate "Search"'],
    ['a placeholder too few', 'Page {page}', 'La page', 'has no placeholder, the English text {page}'],
    ['a placeholder too many', 'Page', 'Page {page} !', 'has {page}, the English text none'],
    ['a misspelt placeholder', 'By {user}', 'Par {usager}', 'has {usager}, the English text {user}'],
    [
      'a missing plural form',
      'One item|{count} items',
      '{count} article',
      'has 1 plural form, the language 2. Fix: write 2, with a bar between them.',
    ],
    ['too many plural forms', 'One|{n} of', 'Un|{n}|{n}|{n}', 'has 4 plural forms, the language 3'],
  ])('names %s, with file, key and fix', (_, english, french, problem) => {
    const [line, ...others] = problemsOf(english, french);
    expect(others).toEqual([]);
    expect(line).toContain(`i18n/fr-FR/code.json: key "a": ${problem}`);
    expect(line).toContain('Fix: ');
  });

  test('names missing and unused keys and files, sorted by locale, file and key', () => {
    const english = { 'code.json': { b: 'Blue', a: 'Red' }, 'navbar.json': { n: 'News' } };
    const translated = {
      'zh-Hans': { 'code.json': { a: '红', b: '蓝' }, 'navbar.json': { n: '新闻' }, 'old.json': { o: '旧' } },
      'fr-FR': { 'code.json': { a: 'Rouge', z: 'Zéro' } },
    };
    expect(compareTranslations(english, translated, [])).toEqual([
      'i18n/fr-FR/code.json: key "b": is missing. Fix: run npm run write-translations -- --locale fr-FR, then translate it; it says "Blue".',
      'i18n/fr-FR/code.json: key "z": is used nowhere. Fix: delete it.',
      'i18n/fr-FR/navbar.json: is missing. Fix: run npm run write-translations -- --locale fr-FR, then translate it.',
      'i18n/zh-Hans/old.json: nothing reads this file. Fix: delete it.',
    ]);
  });

  test('wants the original permalink of a tag', () => {
    const english = { [tags]: { 'tip.label': 'tip', 'tip.permalink': '/tip' } };
    const french = { [tags]: { 'tip.label': 'astuces', 'tip.permalink': '/astuces' } };
    expect(compareTranslations(english, { 'fr-FR': french }, [])).toEqual([
      `i18n/fr-FR/${tags}: key "tip.permalink": is not the original address. Fix: make it /tip.`,
    ]);
    const copied = { [tags]: { 'tip.label': 'astuces', 'tip.permalink': '/tip' } };
    expect(compareTranslations(english, { 'fr-FR': copied }, [])).toEqual([]);
  });

  describe('with a list of texts that may stay English', () => {
    test.each([
      ['everywhere', undefined],
      ['in the locale', ['fr-FR']],
    ])('lets a text be that is listed %s', (_, locales) => {
      expect(
        problemsOf('Discord', 'Discord', [
          { texts: ['Discord'], ...(locales && { locales }), reason: 'a name' },
        ]),
      ).toEqual([]);
    });

    test('does not let a text be that is listed for another locale, and says that nothing needs the entry', () => {
      const problems = problemsOf('Discord', 'Discord', [
        { texts: ['Discord'], locales: ['zh-Hans'], reason: '' },
      ]);
      expect(problems).toEqual([
        expect.stringContaining('key "a": is the English text "Discord"'),
        'tools/translations/untranslatedTexts.ts: "Discord": no message is left as this text. Fix: take it off the list.',
      ]);
    });
  });
});
