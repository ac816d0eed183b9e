// The terms are Chinese and French. cspell:disable
/** A row of a glossary. */
type Row = { readonly line: number; readonly term: string; readonly translation: string };

function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((text, index): Row[] => {
    const [, term = '', translation = ''] = /^\|([^|]+)\|([^|]+)\|/.exec(text) ?? [];
    return term.trim() === '' || /^\s*:?-+/.test(term)
      ? []
      : [{ line: index + 1, term: term.trim(), translation: translation.trim() }];
  });
}

/** Reports terms that a glossary translates twice. The same word in two senses has a note in brackets behind it. */
export function findDoubleTerms(file: string, markdown: string): string[] {
  const rows = readRows(markdown);
  const first = new Map<string, Row>();
  return rows.flatMap((row) => {
    const terms = row.term
      .toLowerCase()
      .split(/[,;]\s*(?![^(]*\))/)
      .map((term) => term.trim());
    return terms.flatMap((term) => {
      const known = first.get(term);
      if (!known) first.set(term, row);
      if (!known || known.translation.toLowerCase() === row.translation.toLowerCase()) return [];
      return [
        `${file}:${row.line}: "${term}" is translated as "${row.translation}" here and as "${known.translation}" in line ${known.line}. Fix: keep one, or say in brackets which sense is meant.`,
      ];
    });
  });
}

/** A wording that a glossary has decided against. */
export type RejectedTerm = { readonly pattern: RegExp; readonly instead: string };

/** Wordings that were replaced everywhere, by locale; `i18n/<locale>/glossary.md` has the reasons. */
const rejectedTerms: Readonly<Record<string, readonly RejectedTerm[]>> = {
  'zh-Hans': [
    { pattern: /用户故事/g, instead: '用户案例' },
    { pattern: /发行版/g, instead: '版本' },
    { pattern: /小步(?!骤)/g, instead: '子步' },
    { pattern: /下标/g, instead: '索引' },
    { pattern: /C 语言 API/g, instead: 'C API' },
    { pattern: /由(?:多个)?数组成/g, instead: '由…数值构成' },
    { pattern: /#+ 例子：/g, instead: '示例：' },
  ],
  'fr-FR': [
    { pattern: /accès concurrents?(?! atomique)/gi, instead: 'situation de compétition' },
    { pattern: /cadres? de travail/gi, instead: 'framework' },
    { pattern: /fai(?:t|re|sant) le tour/gi, instead: 'reboucler' },
    { pattern: /\| Quoi \|/g, instead: 'Élément' },
    { pattern: /(?:\|| et) remède(?= \|)/gi, instead: 'Solution' },
    {
      pattern: /l[èe]v(?:e|ent|er) (?=[A-Z]\w+(?:Error|Warning|Exception)\b)/g,
      instead: 'lève une `…Error`',
    },
    { pattern: /Mots-clés/g, instead: 'Arguments nommés' },
    { pattern: /dans le même souffle|tous vos cœurs/gi, instead: 'une tournure française' },
  ],
};

/** Finds rejected wordings in masked prose. */
export function findRejectedTerms(
  prose: string,
  locale: string,
): { line: number; column: number; found: string; instead: string }[] {
  return (rejectedTerms[locale] ?? []).flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ index, 0: found }) => {
      const lines = prose.slice(0, index).split('\n');
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, found: found.trim(), instead };
    }),
  );
}
