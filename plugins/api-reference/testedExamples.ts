import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { completeExample } from './completeExample';
import { fenceText } from '../../shared/code/fenceText';

/** The parts of the example report that are used here. */
const reportSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      tag: z.string(),
      blocks: z.array(z.object({ hash: z.string(), status: z.enum(['executed', 'skipped']) })),
    }),
  ),
});

/** Releases by "folder of the version, slash, hash of a block". */
export type TestedExamples = ReadonlyMap<string, string>;

/**
 * Reads which examples of descriptions were run; empty if the site has no report.
 *
 * @param file The report, relative to the site.
 * @throws When it is malformed.
 */
export async function loadTestedExamples(siteDir: string, file: string): Promise<TestedExamples> {
  const text = await readFile(path.resolve(siteDir, file), 'utf8').catch(() => null);
  if (text === null) return new Map();
  return new Map(
    Object.entries(parseReport(text, file).pages).flatMap(([page, { tag, blocks }]) => {
      const [, folder] = /^api\/([^/]+)\//.exec(page) ?? [];
      const ran = folder === undefined ? [] : blocks.filter(({ status }) => status === 'executed');
      return ran.map(({ hash }) => [`${folder}/${hash}`, tag] as const);
    }),
  );
}

function parseReport(text: string, file: string): z.infer<typeof reportSchema> {
  try {
    return reportSchema.parse(JSON.parse(text));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? describeIssues(cause) : String(cause);
    throw new Error(
      `${file}:1: malformed report of the examples: ${problem}. Fix: restore the file, or write it with npm run check:examples -- --all --write-report.`,
      { cause },
    );
  }
}

const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('; ');

/**
 * Finds the release that an example ran on.
 *
 * @param fence Words of the example's fence.
 */
export function ranOn(
  tested: TestedExamples,
  folder: string,
  { example, fence = '' }: { readonly example: string; readonly fence?: string },
): string | undefined {
  const hash = createHash('sha256')
    .update(fenceText('python', fence, completeExample(example, fence)))
    .digest('hex')
    .slice(0, 12);
  return tested.get(`${folder}/${hash}`);
}
