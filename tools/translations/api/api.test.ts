import { describe, expect, it } from 'vitest';
import { judgeTexts } from '../../../plugins/api-reference/translations/judgeTexts';
import type { ApiTranslations } from '../../../plugins/api-reference/translations/loadTranslations';
import { addTexts } from './addTexts';
import { checkTexts } from './checkTexts';
import { formatTexts } from './formatTexts';
import { listMissing } from './listMissing';
import { formatNext } from './nextTexts';
import { syncTexts } from './syncTexts';

const hash = (text: string) => text.length.toString(16).padStart(12, '0');
const text = (path: string, english: string) => ({ path: path.split('/'), english });
const sources = [
  {
    name: 'a.yaml',
    texts: [
      text('taichi.field/text', 'Reserves a field.'),
      text('taichi.field/raises/ValueError', 'The shape is wrong.'),
    ],
  },
  {
    name: 'b.yaml',
    texts: [text('taichi.Field/text', 'The shape is wrong.'), text('taichi.x/text', 'X y z.')],
  },
];
const file = 'i18n/fr-FR/api-descriptions/a.yaml';
const lockFile = 'i18n/fr-FR/api-descriptions.lock.json';

function translations(yaml: string, hashes?: Record<string, string>): ApiTranslations {
  const [source = { name: '', texts: [] }] = sources;
  const judged = judgeTexts(source, { file, yaml, hashes }, hash);
  return { sources, files: [judged], lock: hashes ? { 'a.yaml': hashes } : {}, problems: judged.problems };
}
const french = 'taichi.field:\n  text: >-\n    Réserve un champ.\n';
const current = { 'taichi.field › text': hash('Reserves a field.') };
const none: ApiTranslations = { sources, files: [], lock: {}, problems: [] };

describe('formatTexts', () => {
  it('nests keys, folds texts at spaces and quotes odd keys', () => {
    const long = `${'mot '.repeat(40)}fin\u00a0: \`x\``;
    const yaml = formatTexts([
      { path: ['taichi.field', 'text'], text: long },
      { path: ['taichi.field', 'members', '__len__', 'text'], text: 'Deux.' },
      { path: ['taichi.f g', 'text'], text: '' },
      { path: ['taichi.AOS', 'members', 'NULL', 'text'], text: 'Aucun.' },
    ]);
    expect(yaml).toMatch(/^taichi\.field:\n {2}text: >-\n {4}mot .*\n {4}mot/);
    expect(yaml).toContain('\n  members:\n    __len__:\n      text: >-\n        Deux.\n');
    expect(yaml).toContain('\n\n"taichi.f g":\n  text: >-\n');
    expect(yaml).toContain('\n    "NULL":\n');
    const [source] = [{ name: 'a', texts: [text('taichi.field/text', '`x`')] }];
    const { texts } = judgeTexts(
      source,
      { file, yaml: yaml.split('\n  members')[0] ?? '', hashes: {} },
      hash,
    );
    expect(texts[0]?.text).toBe(long);
  });
});

describe('listMissing', () => {
  it('lists each English text once, with its words', () => {
    expect(listMissing(none)).toMatchObject([
      { name: 'a.yaml', texts: sources[0]?.texts, words: 7, total: 2 },
      { name: 'b.yaml', texts: [{ english: 'X y z.' }], words: 3, total: 1 },
    ]);
  });

  it('shows the older translation of a stale text', () => {
    const [missing] = listMissing(translations(french, { 'taichi.field › text': '000000000000' }));
    expect(missing?.texts[0]).toMatchObject({ english: 'Reserves a field.', stale: 'Réserve un champ.' });
    expect(formatNext('fr-FR', missing ?? { name: '', texts: [], words: 0, total: 0 }, 1)).toBe(
      [
        `# ${file}: 2 texts, 7 words left. Fill in these, save them as new.yaml, and run`,
        `# npm run translations -- add ${file} new.yaml`,
        '',
        'taichi.field:',
        '  # Reserves a field.',
        '  # It was translated before the English changed: Réserve un champ.',
        '  text: >-',
        '',
        '',
      ].join('\n'),
    );
  });
});

describe('addTexts', () => {
  const add = (yaml: string, into = none, name = 'a.yaml') =>
    addTexts(into, { locale: 'fr-FR', name, file: 'new.yaml', yaml }, { hash });

  it('puts new texts beside those that are there, and records their source', () => {
    const { written, count } = add(
      'taichi.field:\n  raises:\n    ValueError: La forme.\n',
      translations(french, current),
    );
    expect(count).toBe(1);
    expect(written[file]).toBe(`${french}  raises:\n    ValueError: >-\n      La forme.\n`);
    expect(JSON.parse(written[lockFile] ?? '')).toEqual({
      'a.yaml': { ...current, 'taichi.field › raises › ValueError': hash('The shape is wrong.') },
    });
  });

  it.each([
    ['an unknown key', 'taichi.field:\n  txt: Un.', 'a.yaml', /^new\.yaml:2:3: taichi\.field › txt: .*Fix: /],
    ['an unknown file', french, 'c.yaml', /c\.yaml: .* no such file\. Fix: known are a\.yaml, b\.yaml\.$/],
  ])('refuses %s', (_what, yaml, name, problem) => {
    const { written, problems } = add(yaml, none, name);
    expect(written).toEqual({});
    expect(problems[0]).toMatch(problem);
  });
});

describe('syncTexts', () => {
  const sync = (state: ApiTranslations, options = {}) =>
    syncTexts(state, 'fr-FR', ['a.yaml'], { hash }, options);
  const stale = translations(french, { 'taichi.field › text': '000000000000' });

  it('records what is translated', () => {
    const { written, recorded } = sync(translations(french));
    expect(recorded).toEqual([file]);
    expect(JSON.parse(written[lockFile] ?? '')).toEqual({ 'a.yaml': current });
    expect(sync(translations(french, current)).written).toEqual({});
  });

  it('refuses a stale text whose translation is what it was', () => {
    const { problems } = sync(stale, { committed: () => french });
    expect(problems).toEqual([
      `${file}:2:3: taichi.field › text: the English text has changed, its translation has not. Fix: translate it anew, or add --same if the translation still holds. It says: Reserves a field.`,
    ]);
    expect(sync(stale, { committed: () => french, maySame: true }).problems).toEqual([]);
    expect(sync(stale, { committed: () => french.replace('Réserve', 'Alloue') }).problems).toEqual([]);
  });

  it('takes the entry of a deleted file out', () => {
    expect(sync({ ...none, lock: { 'a.yaml': current } }).written).toEqual({ [lockFile]: '{}\n' });
    expect(sync(none).problems[0]).toMatch(/a\.yaml:1:1: there is no such file/);
  });
});

describe('checkTexts', () => {
  it('finds nothing in recorded and in stale texts', () => {
    expect(checkTexts(translations(french, current), 'fr-FR', '')).toEqual([]);
    const stale = translations(french, { 'taichi.field › text': '000000000000' });
    expect(checkTexts(stale, 'fr-FR', '')).toEqual([]);
  });

  it('reports texts without an entry, and entries without a text', () => {
    expect(checkTexts(translations(french), 'fr-FR', '')).toEqual([
      `${file}:2:3: taichi.field › text: the lock file does not say what it was translated from. Fix: run npm run translations -- sync ${file}.`,
    ]);
    expect(checkTexts(translations('', current), 'fr-FR', '{\n  "a.yaml": {')).toEqual([
      `${lockFile}:2: a.yaml: taichi.field › text has no translated text. Fix: run npm run translations -- sync ${file}.`,
    ]);
  });
});
