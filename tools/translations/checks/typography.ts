import { gone, masked } from './maskProse';

/** A rule of a language: what is wrong, and what to write. */
export type TypographyRule = {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly fix: string;
};

const han = '\\p{Script=Han}';
const latin = `[A-Za-z0-9${masked}]`;

const chinese: readonly TypographyRule[] = [
  {
    pattern: new RegExp(
      `(?<=${han})[*_]{0,2}\\[?(?=${latin})|(?<=[A-Za-z0-9${masked}%])[*_]{0,2}(?=${han})`,
      'gu',
    ),
    problem: 'Chinese and Latin text touch',
    fix: 'put a space between them',
  },
  {
    pattern: new RegExp(`(?<=${han})[*_]{0,2}[,;:!?](?!//)|(?<=${han})\\.(?=\\s|$)`, 'gu'),
    problem: 'a half-width sign after Chinese text',
    fix: 'write ，；：！？。',
  },
  {
    pattern: new RegExp(`\\((?=[^()\\n]*${han}[^()\\n]*\\))`, 'gu'),
    problem: 'half-width brackets in Chinese text',
    fix: 'write （）',
  },
  {
    pattern: /[ \u00a0](?=[，。；：！？、）”])|(?<=[，。；：！？、（“])[ \u00a0](?=[^\s|])/gu,
    problem: 'a space beside a full-width sign',
    fix: 'take it out',
  },
  { pattern: /(?<=\d)[ \u00a0]%/gu, problem: 'a space before %', fix: 'write 90%' },
  {
    pattern: new RegExp(`(?<=${han})["']|["'](?=${han})`, 'gu'),
    problem: 'straight quotation marks',
    fix: 'write “ ”',
  },
];

const units =
  'ms|µs|ns|s|min|h|Hz|kHz|MHz|GHz|octets?|o|Ko|Mo|Go|To|Kio|Mio|Gio|bits?|px|pixels?|m|mm|cm|km|kg|g|W|°C|%';

const french: readonly TypographyRule[] = [
  {
    pattern: /(?<=[^\s:;!?\u202f\u00a0]) ?[;!?](?=[\s)\]»*_]|$)|(?<=\S)[ \u00a0][;!?](?=\s|$)/gu,
    problem: 'no narrow no-break space before ; ! ?',
    fix: 'put U+202F before it',
  },
  {
    pattern: /(?<![\u202f\s:]):(?=[*_]{0,2}(?:\s|$))|[ \u00a0]:(?=[*_]{0,2}(?:\s|$))/gu,
    problem: 'no narrow no-break space before a colon',
    fix: 'put U+202F before it',
  },
  {
    pattern: /«(?!\u202f)|(?<!\u202f)»/gu,
    problem: 'no narrow no-break space inside « »',
    fix: 'put U+202F after « and before »',
  },
  { pattern: /(?<=\p{L})'(?=[\p{L}«*_`\uE000])/gu, problem: 'a straight apostrophe', fix: 'write ’' },
  { pattern: /[“”]|(?<=\s)"(?=\p{L})/gu, problem: 'English quotation marks', fix: 'write « »' },
  {
    pattern: new RegExp(`(?<=\\d)[ ](?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
    problem: 'a plain space between a number and its unit',
    fix: 'put U+00A0 there',
  },
  {
    pattern: /(?<=\d)[ \u00a0](?=\d{3}(?!\d))/gu,
    problem: 'a wrong separator of thousands',
    fix: 'put U+202F there',
  },
];

/** Rules by locale. */
const typographyRules: Readonly<Record<string, readonly TypographyRule[]>> = {
  'zh-Hans': chinese,
  'fr-FR': french,
};

/** A finding of a rule in a text. */
export type TypographyFinding = TypographyRule & {
  /** Both 1-based. */
  readonly line: number;
  readonly column: number;
  /** The text around it. */
  readonly around: string;
};

/** Finds what breaks the typographic rules of a language in masked prose. */
export function findTypography(prose: string, locale: string): TypographyFinding[] {
  const places = [...prose].flatMap((character, index) => (character === gone ? [] : [index]));
  const text = prose.replaceAll(gone, '');
  return (typographyRules[locale] ?? []).flatMap((rule) =>
    [...text.matchAll(rule.pattern)].map(({ index }) => {
      const lines = prose.slice(0, places[index]).split('\n');
      const around = text
        .slice(Math.max(index - 10, 0), index + 12)
        .replace(/^[^\n]*\n(?=[^]*)/, '')
        .split('\n', 1)[0];
      const shown = (around ?? '').replace(new RegExp(`${masked}+`, 'g'), '…').trim();
      return { ...rule, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, around: shown };
    }),
  );
}
