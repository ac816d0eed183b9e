import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { fenceText } from '../../shared/code/fenceText';
import { skipReasons } from '../../shared/code/parseFence';

/** Where `npm run check:examples` leaves what it found, from the site's folder. */
export const reportFile = 'data/example-report.json';

const count = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{12}$/);
const language = z.string().min(1);

const schema = z.object({
  /** Sums of each version of the docs, newest first. */
  versions: z.array(
    z.object({
      /** The site's name of the version. */
      version: z.string(),
      /** Release of Taichi that its examples run on. */
      tag: z.string(),
      pages: count,
      blocks: count,
      executed: count,
      /** Blocks that were not run, by reason. */
      skipped: z.partialRecord(z.enum(skipReasons), count),
    }),
  ),
  /** Pages by their path from the site's folder. */
  pages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      tag: z.string(),
      blocks: z.array(
        z.discriminatedUnion('status', [
          z.object({ status: z.literal('executed'), hash, language }),
          z.object({ status: z.literal('skipped'), hash, language, reason: z.enum(skipReasons) }),
        ]),
      ),
    }),
  ),
});

/** What the last run of the examples found. */
export type ExampleReport = z.infer<typeof schema>;

/** Takes canonical language, words as written and code of a block; returns the 12 hex digits by which the report knows it. */
export function hashBlock(language: string, meta: string, code: string): string {
  return createHash('sha256')
    .update(fenceText(language, meta, code))
    .digest('hex')
    .slice(0, 12);
}

/** Takes the site's folder; returns the report, or null where none was written; throws on one that is not understood. */
export function readExampleReport(siteDir: string): ExampleReport | null {
  const file = path.join(siteDir, reportFile);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const problem =
      cause instanceof z.ZodError
        ? cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
        : String(cause);
    throw new Error(
      `${reportFile}:1: the report of the examples is not understood: ${problem}. Fix: write it again with npm run check:examples.`,
      { cause },
    );
  }
}
