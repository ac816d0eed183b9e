import type { z } from 'zod';
import { closest } from '../../shared/text/closest';
import type { ContentKind } from './contentKinds';

const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** A file to check. */
export interface CheckedFile {
  /** Path relative to the site's folder, for messages. */
  readonly file: string;
  /** Full text of the file. */
  readonly text: string;
  /** Parsed front matter. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Line of a key, counted from 1; line 1 for a missing key. */
function lineOf(text: string, key: string): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return (
    lines.slice(0, end).findIndex((line) => /^["']?([^\s:"']+)["']?\s*:/.exec(line)?.[1] === key) + 1 || 1
  );
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.expected === 'date' ? 'a date, as in 2023-05-17' : `of type ${issue.expected}`;
  }
  if (issue.code === 'too_small') return issue.origin === 'number' ? '0 or more' : 'filled in';
  return issue.code === 'invalid_format' && issue.format === 'starts_with'
    ? 'a path that starts with /'
    : 'valid';
}

function describeIssue(
  issue: z.core.$ZodIssue,
  { file, text, frontMatter }: CheckedFile,
  known: string[],
): string[] {
  const list = `Known keys: ${known.join(', ')}.`;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const guess = closest(key.toLowerCase(), known, Math.min(3, Math.ceil(key.length / 2)));
      const fix = guess ? `did you mean "${guess}"?` : 'remove it.';
      return `${file}:${lineOf(text, key)}: front matter key "${key}" is unknown. Fix: ${fix} ${list}`;
    });
  }
  const key = String(issue.path[0]);
  if (!Object.hasOwn(frontMatter, key)) {
    return [
      `${file}:1: front matter key "${key}" is missing. Fix: add "${key}:" between the two lines of dashes. ${list}`,
    ];
  }
  const value = JSON.stringify(frontMatter[key]);
  return [
    `${file}:${lineOf(text, key)}: front matter key "${key}" has the value ${value}. Fix: make it ${expectation(issue)}.`,
  ];
}

/**
 * Validates the front matter of a file against its kind.
 *
 * @throws A single error that lists every mistake as `file:line`, with the fix.
 */
export function checkFrontMatter(checked: CheckedFile, { schema, needsTruncateMarker }: ContentKind): void {
  const known = Object.keys(schema.shape);
  const result = schema.safeParse(checked.frontMatter);
  const problems = result.success
    ? []
    : result.error.issues.flatMap((issue) => describeIssue(issue, checked, known));
  if (needsTruncateMarker && !truncateMarker.test(checked.text)) {
    problems.push(
      `${checked.file}:1: the post has no truncate marker. Fix: put <!-- truncate --> below its first paragraphs.`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'), { cause: result.error });
}
