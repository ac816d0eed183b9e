import { readFences, type WrittenFence } from '../code/readFences';
import { stripComments } from '../code/stripComments';

/** A problem at a line of a translation. */
export interface LineProblem {
  /** 1-based line in the given text. */
  readonly line: number;
  readonly problem: string;
  readonly fix: string;
}

/** Languages whose comments start with a hash. */
const hashComments = ['shell', 'powershell', 'yaml', 'toml', 'cmake', 'ini'];

function withoutComments(code: string, language: string): string {
  if (['python', 'cpp', 'c'].includes(language)) return stripComments(code, language);
  if (!hashComments.includes(language)) return code;
  return code.replace(/(^|\s)#\s.*$/gm, '$1').replace(/[ \t]+$/gm, '');
}

function compareCode(source: WrittenFence, translated: WrittenFence): LineProblem[] {
  const lines = { source: source.code.split('\n'), translated: translated.code.split('\n') };
  const isSame =
    lines.source.length === lines.translated.length &&
    withoutComments(source.code, source.language) === withoutComments(translated.code, source.language);
  if (isSame) return [];
  // Comments may differ, so the problem is the first line whose code differs.
  const at = lines.source.findIndex((line, index) => {
    const other = lines.translated[index] ?? '';
    return withoutComments(line, source.language).trim() !== withoutComments(other, source.language).trim();
  });
  const place = at === -1 ? Math.min(lines.source.length, lines.translated.length) : at;
  const wanted = lines.source[place];
  return [
    {
      line: translated.line + 1 + Math.min(place, lines.translated.length - 1),
      problem: 'the code differs from the source in more than comments',
      fix: wanted === undefined ? 'take out the lines that the source does not have' : `write "${wanted}"`,
    },
  ];
}

/** Lists the fenced blocks of a translation that differ from the source in more than comments. */
export function compareFences(source: string, translated: string): LineProblem[] {
  const [wanted, found] = [readFences(source), readFences(translated)];
  const open = found.find(({ isClosed }) => !isClosed);
  if (open) {
    const problem = 'this fenced block is never closed';
    return [{ line: open.line, problem, fix: 'write the closing fence on a line of its own' }];
  }
  if (wanted.length !== found.length) {
    return [
      {
        line: found.at(-1)?.line ?? 1,
        problem: `the section has ${found.length} fenced blocks, its source ${wanted.length}`,
        fix: 'copy the missing ones from the source, or take out those that it does not have',
      },
    ];
  }
  return wanted.flatMap((fence, index) => {
    const other = found[index];
    if (!other) return [];
    if (fence.language !== other.language || fence.meta !== other.meta) {
      const words = `${fence.language} ${fence.meta}`.trim();
      return [
        {
          line: other.line,
          problem: 'the words after the fence differ from the source',
          fix: words ? `write ${words}` : 'leave them out',
        },
      ];
    }
    return compareCode(fence, other);
  });
}
