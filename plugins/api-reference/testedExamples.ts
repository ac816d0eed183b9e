import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { completeExample } from './completeExample';
import { fenceText } from '../../shared/code/fenceText';

/** The parts of the examples' report that are read here. */
const reportSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      tag: z.string(),
      blocks: z.array(z.object({ hash: z.string(), status: z.enum(['executed', 'skipped']) })),
    }),
  ),
});

/** Folder of a version, a slash and the hash of a block, to the release that it ran on. */
export type TestedExamples = ReadonlyMap<string, string>;

/** Takes the path of the report; gives what ran of the examples of descriptions; nothing where no report is. */
export async function loadTestedExamples(file: string): Promise<TestedExamples> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return new Map();
  const { success, data, error } = reportSchema.safeParse(JSON.parse(text));
  if (!success) {
    throw new Error(
      `${file}: the report of the examples is not understood. Fix: write it again with npm run check:examples.`,
      { cause: error },
    );
  }
  return new Map(
    Object.entries(data.pages).flatMap(([page, { tag, blocks }]) => {
      const [, folder] = /^api\/([^/]+)\//.exec(page) ?? [];
      const ran = folder === undefined ? [] : blocks.filter(({ status }) => status === 'executed');
      return ran.map(({ hash }) => [`${folder}/${hash}`, tag] as const);
    }),
  );
}

/** Takes an example as its description has it and the words of its fence; gives the release that it ran on, or nothing. */
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
