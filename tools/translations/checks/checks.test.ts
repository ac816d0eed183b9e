import { describe, expect, it } from 'vitest';
import { findDoubleTerms, findRejectedTerms } from './glossary';
import { maskFrontMatter, maskProse } from './maskProse';
import { findTypography } from './typography';
import { findUntranslated } from './untranslated';

const prepare = (markdown: string) => maskProse(maskFrontMatter(markdown));
const [nnbsp, nbsp] = ['\u202f', '\u00a0'];

describe('findTypography in Chinese', () => {
  it.each([
    '用 Taichi 写的 `kernel`，在 GPU 上运行：快 90%。',
    '见[本页](./a.md)；**注意**：不要越界（见 [Taichi](/b)）。',
    '| 现象 | 原因 |\n|---|---|\n| 慢。 | 快。 |',
    '单元 (2, 3) 位于 :since[1.7] 的块中。',
    '---\ntitle: "标题：水"\nslug: /a,b\n---\n\n```python\nx = "字a,b"\n```\n\n$a$ 是数。',
    '“引文”和 `"a"`，https://a.org/x,y 也行。',
  ])('accepts %j', (text) => {
    expect(findTypography(prepare(text), 'zh-Hans')).toEqual([]);
  });

  it.each([
    ['用Taichi写', 2, 'Chinese and Latin text touch'],
    ['调用`ti.init`。', 3, 'Chinese and Latin text touch'],
    ['见[Taichi](/a)。', 2, 'Chinese and Latin text touch'],
    ['快,而且', 2, 'a half-width sign after Chinese text'],
    ['结束.', 3, 'a half-width sign after Chinese text'],
    ['块(见下)', 2, 'half-width brackets in Chinese text'],
    ['快 ，慢', 2, 'a space beside a full-width sign'],
    ['约 90 %', 5, 'a space before %'],
    ['所谓"块"', 3, 'straight quotation marks'],
  ])('finds a fault in %j', (text, column, problem) => {
    expect(findTypography(prepare(text), 'zh-Hans')[0]).toMatchObject({ line: 1, column, problem });
  });

  it('leaves code alone, after code of one letter too', () => {
    expect(findTypography(prepare('符号与 `b` 相同：`-7 % 3` 是 2'), 'zh-Hans')).toEqual([]);
  });
});

describe('findTypography in French', () => {
  it.each([
    `Attention${nnbsp}: «${nnbsp}oui${nnbsp}»${nnbsp}; vraiment${nnbsp}! L’hôte a 49${nbsp}ms, 2${nnbsp}000 pas.`,
    `**Note${nnbsp}:** voir [ici](/a:b) \`x[1:2]\` et https://a.org:80.`,
    '| a | b |\n|:--|--:|\n| 1 | 2 |',
    ':::note[Titre]\n\nTexte.\n\n:::',
  ])('accepts %j', (text) => {
    expect(findTypography(prepare(text), 'fr-FR')).toEqual([]);
  });

  it.each([
    ['Attention : oui', 'no narrow no-break space before a colon'],
    ['Attention: oui', 'no narrow no-break space before a colon'],
    ['Vraiment ! Oui', 'no narrow no-break space before ; ! ?'],
    ['Vraiment? Oui', 'no narrow no-break space before ; ! ?'],
    ['« oui »', 'no narrow no-break space inside « »'],
    ["L'hôte", 'a straight apostrophe'],
    ['un “mot”', 'English quotation marks'],
    ['en 49 ms', 'a plain space between a number and its unit'],
    ['2 000 pas', 'a wrong separator of thousands'],
  ])('finds a fault in %j', (text, problem) => {
    expect(findTypography(prepare(`Un.\n\n${text}`), 'fr-FR')[0]).toMatchObject({ line: 3, problem });
  });
});

describe('findUntranslated', () => {
  const english = prepare('## One\n\nThis text was left as it is.\n\n- `x`: [Taichi](/a)\n');

  it('finds a line that is the same in both languages', () => {
    const translated = prepare('## Un {#one}\n\nThis text was left as it is.\n\n- `x`: [Taichi](/a)\n');
    expect(findUntranslated(english, translated)).toEqual([
      { line: 3, text: 'This text was left as it is.' },
    ]);
  });

  it('accepts a translation', () => {
    expect(findUntranslated(english, prepare('## Un\n\nCe texte.\n\n- `x`: [Taichi](/a)\n'))).toEqual([]);
  });
});

describe('the glossary', () => {
  const file = 'i18n/fr-FR/glossary.md';
  const head = '| Anglais | Français | |\n|---|---|---|\n';

  it('reports a term with two translations', () => {
    expect(
      findDoubleTerms(file, `${head}| device, host | appareil, hôte | |\n| device | périphérique | |`),
    ).toEqual([
      `${file}:4: "device" is translated as "périphérique" here and as "appareil, hôte" in line 3. Fix: keep one, or say in brackets which sense is meant.`,
    ]);
  });

  it('accepts two senses, and the same translation twice', () => {
    const rows =
      '| entry (of a list) | entrée | |\n| entry (of a matrix) | coefficient | |\n| FAQ | faq | |\n| faq | FAQ | |';
    expect(findDoubleTerms(file, head + rows)).toEqual([]);
  });

  it.each([
    ['fr-FR', 'Il reste un accès concurrent.', 'accès concurrent', 13],
    ['fr-FR', 'La ligne lève ValueError ici.', 'lève', 10],
    ['zh-Hans', '最新的发行版', '发行版', 4],
  ])('finds in %s a wording that was decided against: %s', (locale, text, found, column) => {
    expect(findRejectedTerms(prepare(text), locale)).toMatchObject([{ line: 1, column, found }]);
  });

  it.each([
    ['fr-FR', 'La ligne lève une `ValueError`.'],
    ['zh-Hans', '最新版本'],
  ])('accepts in %s: %s', (locale, text) => {
    expect(findRejectedTerms(prepare(text), locale)).toEqual([]);
  });
});
