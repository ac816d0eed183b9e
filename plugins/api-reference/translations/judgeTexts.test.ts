import { describe, expect, it } from 'vitest';
import { describedBy } from '../fixtures';
import { findContradictions, judgeTexts } from './judgeTexts';
import { listTexts } from './listTexts';

const yaml = `
taichi.field:
  text: Reserves a \`ti.Field\`.
  parameters:
    text:
      type: str
      text: Type of one element.
  raises:
    ValueError: The shape is wrong.
  changes:
    v1.6.0: Vectors too.
  members:
    fill:
      text: Writes one value.
      returns:
        type: Field
        text: Type of one element.
  versions:
    v1.5.0:
      text: Reserves numbers.
`;
const described = describedBy(yaml);
const [, , source = { name: '', texts: [] }] = listTexts({
  ...described,
  sections: { taichi: 'The  package.' },
});
const hash = (text: string) => `h${text.length}`;
const file = 'i18n/fr-FR/api-descriptions/python/some.yaml';
const judge = (text: string, hashes?: Record<string, string>) =>
  judgeTexts(source, { file, yaml: text, hashes }, hash);

describe('listTexts', () => {
  it('lists texts with their paths, and nothing else', () => {
    expect(source.name).toBe('python/some.yaml');
    expect(source.texts.map(({ path }) => path.join('/')).sort()).toEqual([
      'taichi.field/changes/v1.6.0',
      'taichi.field/members/fill/returns/text',
      'taichi.field/members/fill/text',
      'taichi.field/parameters/text/text',
      'taichi.field/raises/ValueError',
      'taichi.field/text',
      'taichi.field/versions/v1.5.0/text',
    ]);
  });

  it('lists the sections and the sentences of the program', () => {
    const sources = listTexts({ ...described, sections: { taichi: 'The\n  package.' } });
    expect(sources.map(({ name }) => name)).toEqual(['generated.yaml', 'sections.yaml', 'python/some.yaml']);
    expect(sources[1]?.texts).toEqual([{ path: ['taichi'], english: 'The package.' }]);
  });
});

describe('judgeTexts', () => {
  it('knows fresh, stale and unrecorded texts, and passes over empty ones', () => {
    const text = `
taichi.field:
  text: >-
    Réserve un \`ti.Field\`\u202f:
    un champ.
  parameters:
    text:
      text: Type d’un élément.
  raises:
    ValueError: La forme.
  changes:
    v1.6.0:
`;
    const { texts, problems } = judge(text, {
      'taichi.field › text': 'h22',
      'taichi.field › parameters › text › text': 'old',
    });
    expect(problems).toEqual([]);
    expect(texts).toMatchObject([
      { text: 'Réserve un `ti.Field`\u202f: un champ.', state: 'fresh', isRecorded: true },
      { text: 'Type d’un élément.', state: 'stale', isRecorded: true },
      { text: 'La forme.', state: 'fresh', isRecorded: false },
    ]);
  });

  it.each([
    [
      'a source that is gone',
      'taichi.field:\n  raises:\n    TypeError: La forme.',
      `${file}:3:5: taichi.field › raises › TypeError: the English descriptions have no such text. Fix: take it out, or make it taichi.field › raises › ValueError.`,
    ],
    [
      'an unknown key',
      'taichi.field:\n  txet: Un champ.',
      `${file}:2:3: taichi.field › txet: the English descriptions have no such text. Fix: take it out, or make it taichi.field › text.`,
    ],
    [
      'a list',
      'taichi.field:\n  text: 3',
      `${file}:2:3: taichi.field › text: is not a text. Fix: write it in quotation marks`,
    ],
    ['broken YAML', 'taichi.field:\n  text: a: b', `${file}:2:10: bad indentation of a mapping entry. Fix: `],
    [
      'other code',
      "taichi.field:\n  text: 'Réserve `ti.Feld`.'",
      `${file}:2:3: taichi.field › text: has the code \`ti.Feld\`. Fix: write \`ti.Field\`, as in English.`,
    ],
    [
      'code that is open',
      "taichi.field:\n  text: 'Réserve `ti.Field.'",
      `${file}:2:3: taichi.field › text: a backtick has no partner. Fix: close the code.`,
    ],
    [
      'missing code',
      'taichi.field:\n  text: Réserve.',
      `${file}:2:3: taichi.field › text: lacks the code \`ti.Field\`. Fix: name it, as in English.`,
    ],
    [
      'a link',
      "taichi.field:\n  text: 'Réserve [`ti.Field`](/api).'",
      `${file}:2:3: taichi.field › text: has a link. Fix: `,
    ],
  ])('reports %s', (_what, text, problem) => {
    const { problems } = judge(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('does not compare the code of a stale text', () => {
    const hashes = { 'taichi.field › text': 'old' };
    expect(judge('taichi.field:\n  text: Réserve.', hashes).problems).toEqual([]);
  });
});

it('findContradictions reports one English text with two translations', () => {
  const text =
    'taichi.field:\n  parameters:\n    text:\n      text: Un.\n  members:\n    fill:\n      returns:\n        text: Deux.';
  expect(findContradictions([judge(text)])).toEqual([
    `${file}:8:9: taichi.field › members › fill › returns › text: the same English text is translated otherwise at ${file}:4:7. Fix: take one of them out; it serves both.`,
  ]);
  expect(findContradictions([judge(text.replace('Deux', 'Un'))])).toEqual([]);
});
