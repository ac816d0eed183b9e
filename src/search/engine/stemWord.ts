type Ending = readonly [pattern: RegExp, replacement: string];

// cspell:disable
/** Longest first; the first match is applied. The stem keeps at least three letters. */
const english: readonly Ending[] = [
  [/^(.{2,})(?:ices|ix|ex)$/, '$1ic'],
  [/^(.{3,})i[sz]ations?$/, '$1iz'],
  [/^(.{3,})i[sz](?:e|es|ed|er|ers|ing)$/, '$1iz'],
  [/^(.{3,})yz?s?(?:e|es|ed|er|ers|ing)$/, '$1y'],
  [/^(.{3,})(?:ations?|ating|ated?|ates|ators?|ative)$/, '$1'],
  [/^(.{3,})(?:[st]ions?)$/, '$1'],
  [/^(.{3,})(?:ments?)$/, '$1'],
  [/^(.{3,})(?:iness|ily|iest|ier|ies|ied|iable)$/, '$1y'],
  [/^(.{3,})(?:ability|ibility|able|ible|ance|ence|ances|ences|ant|ent)$/, '$1'],
  [/^(.{3,})(?:ings?|edly|ed|ers?|ors?|ours?|ly|es|e)$/, '$1'],
  [/^(.{3,}[^s])s$/, '$1'],
];

const french: readonly Ending[] = [
  [/^(.{3,})(?:issements?|issantes?|issants?)$/, '$1'],
  [/^(.{3,})(?:ations?|ateurs?|atrices?|ements?|ements|ement|antes?|ants?)$/, '$1'],
  [/^(.{3,})utions?$/, '$1u'],
  [/^(.{2,}[ey])aux?$/, '$1au'],
  [/^(.{3,})(?:al|ale|ales|aux)$/, '$1al'],
  [/^(.{2,})(?:euses?|eurs?|eux)$/, '$1eu'],
  [/^(.{3,})(?:ives?|ifs?)$/, '$1if'],
  [/^(.{3,})(?:ions?|ables?|ibles?)$/, '$1'],
  [/^(.{3,})(?:aient|erait|erez|eront|era|ait|ent|ees|es|ee|er|ez|ir|is|it|e|s|x)$/, '$1'],
];

// cspell:enable
function cut(word: string, endings: readonly Ending[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  const stem = ending ? word.replace(ending[0], ending[1]) : word;
  // "programming" and "program", "stopped" and "stop". cspell:ignore aeiouls
  return /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/**
 * Reduces a folded word to its stem, so that forms of the same word are equal: plurals, verb endings, British and
 * American spelling; also French ones if that is the locale's language.
 */
export function stemWord(word: string, locale: string): string {
  if (word.length < 4 || /[\d_]/.test(word)) return word;
  return cut(word, locale.startsWith('fr') ? french : english);
}
