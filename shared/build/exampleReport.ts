import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { fenceText } from '../code/fenceText';
import { skipReasons } from '../code/fenceWords';

/** The committed report of the examples, relative to the site's folder. */
export const reportFile = 'data/example-report.json';

const count = z.number().int().nonnegative();
const digits = z.string().regex(/^[0-9a-f]{12}$/);
const language = z.string().min(1);

const schema = z.object({
  /** Sums of each version of the docs, oldest first. */
  versions: z.array(
    z.object({
      /** Name of the version. */
      version: z.string(),
      /** Release of Taichi that its examples run on. */
      tag: z.string(),
      pages: count,
      blocks: count,
      executed: count,
      /** Number of blocks that were not run, by reason. */
      skipped: z.partialRecord(z.enum(skipReasons), count),
    }),
  ),
  /** Pages by their path relative to the site's folder. */
  pages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      tag: z.string(),
      /** In the order of the page. */
      blocks: z.array(
        z.discriminatedUnion('status', [
          z.object({
            hash: digits,
            language,
            status: z.literal('executed'),
            /** Fingerprint of the run that proves the block: what the block depends on and is compared with. */
            run: digits,
          }),
          z.object({ hash: digits, language, status: z.literal('skipped'), reason: z.enum(skipReasons) }),
        ]),
      ),
    }),
  ),
});

/** Which examples were executed, as `npm run check:examples` records it. */
export type ExampleReport = z.infer<typeof schema>;

/**
 * Hashes a block as the report identifies it.
 * @param language Canonical name.
 * @param meta Words of the fence as written.
 * @returns 12 hexadecimal digits.
 */
export function hashBlock(language: string, meta: string, code: string): string {
  return createHash('sha256')
    .update(fenceText(language, meta, code))
    .digest('hex')
    .slice(0, 12);
}

/**
 * Reads the committed report; null if the site has none.
 * @param name Path relative to the site's folder.
 * @throws When it is malformed.
 */
export function readExampleReport(siteDir: string, name = reportFile): ExampleReport | null {
  const file = path.join(siteDir, name);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const problem =
      cause instanceof z.ZodError
        ? cause.issues
            .slice(0, 3)
            .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
            .join('; ')
        : String(cause);
    throw new Error(
      `${name}:1: malformed report of the examples: ${problem}. Fix: restore the file, or write it with npm run check:examples -- --all --write-report.`,
      { cause },
    );
  }
}
