import { expect, it } from 'vitest';
import { fakeProject } from '../../../shared/translations/fakeProject';
import { checkLanguage } from './checkLanguage';

const page = 'i18n/fr-FR/docusaurus-plugin-content-pages/community.md';
const english = '---\ntitle: Community\n---\n\n## Talk {#talk}\n\nWe meet there every Monday.\n';
const messages = 'i18n/fr-FR/code.json';

const check = (files: Record<string, string>, text = 'Un champ.') =>
  checkLanguage(
    'fr-FR',
    fakeProject({ 'src/pages/community.md': english, ...files }),
    {
      files: [
        {
          name: 'a.yaml',
          problems: [],
          texts: [
            {
              path: ['a'],
              text,
              english: 'A field there.',
              place: 'a.yaml:1:1',
              state: 'fresh',
              isRecorded: true,
            },
          ],
        },
      ],
    },
    [messages],
  );

it.each([
  [
    'a page',
    { [page]: english.replace('We meet there every', "L'équipe le") },
    'Un champ.',
    [`${page}:7:2: a straight apostrophe`],
  ],
  [
    'text left in English',
    { [page]: english },
    'Un champ.',
    [`${page}:7: "We meet there every Monday." is the English text. Fix: translate it`],
  ],
  [
    'a message',
    { [messages]: '{\n  "a": {\n    "message": "Un {x}|Deux : {x}"\n  }\n}\n' },
    'Un champ.',
    [`${messages}:3:28: no narrow no-break space before a colon`],
  ],
  [
    'an API text',
    {},
    'Un accès concurrent.',
    ['a.yaml:1:1: "accès concurrent" is not the word of the glossary'],
  ],
  ['an API text left in English', {}, 'A field there.', ['a.yaml:1:1: "A field there." is the English text']],
  [
    'the glossary',
    { 'i18n/fr-FR/glossary.md': '| a | b | |\n| a | c | |\n' },
    'Un champ.',
    ['i18n/fr-FR/glossary.md:2: "a" is translated as "c" here'],
  ],
])('reports a fault in %s', (_what, files, text, problems) => {
  const found = check(files, text);
  expect(found).toHaveLength(problems.length);
  found.forEach((problem, index) => expect(problem).toContain(problems[index]));
});

it('accepts good texts', () => {
  expect(check({ [page]: english.replace('We meet there every Monday', 'On s’y retrouve') })).toEqual([]);
});
