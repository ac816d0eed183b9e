import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** List of differences that are explained by neither a badge nor a release in the text. */
export const knownFile = 'data/docs-differences.json';

const text = z.string().trim().min(1);

const schema = z.strictObject({
  differences: z.array(
    z.strictObject({
      /** Path relative to the folder of a version. */
      page: text,
      /** Id of the section, `front-matter`, `top` or `*` for the whole page. */
      section: text,
      /** Newer and older version. */
      between: z.tuple([text, text]),
      /** Fact about the releases. */
      reason: text.regex(/\d\.\d/, 'must name the release that differs'),
    }),
  ),
});

export type KnownDifference = z.infer<typeof schema>['differences'][number];

/**
 * Reads the list of known differences.
 *
 * @throws When the file is missing or malformed.
 */
export function readKnownDifferences(root: string): KnownDifference[] {
  const result = schema.safeParse(JSON.parse(readFileSync(path.join(root, knownFile), 'utf8')));
  if (result.success) return result.data.differences;
  const problems = result.error.issues.map(
    (issue) => `${knownFile}:1: ${issue.path.join('.')} ${issue.message}. Fix: correct the entry.`,
  );
  throw new Error(problems.join('\n'), { cause: result.error });
}
