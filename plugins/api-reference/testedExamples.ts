import { hashBlock, readExampleReport } from '../../shared/build/exampleReport';
import { completeExample } from './completeExample';

/** Releases by "folder of the version, slash, hash of a block". */
export type TestedExamples = ReadonlyMap<string, string>;

/**
 * Reads which examples of descriptions were run; empty if the site has no report.
 *
 * @param file The report, relative to the site.
 * @throws When it is malformed.
 */
export function loadTestedExamples(siteDir: string, file: string): TestedExamples {
  const pages = Object.entries(readExampleReport(siteDir, file)?.pages ?? {});
  return new Map(
    pages.flatMap(([page, { tag, blocks }]) => {
      const [, folder] = /^api\/([^/]+)\//.exec(page) ?? [];
      const ran = folder === undefined ? [] : blocks.filter(({ status }) => status === 'executed');
      return ran.map(({ hash }) => [`${folder}/${hash}`, tag] as const);
    }),
  );
}

/** Hashes an example as the report identifies it. */
export const hashExample = (example: string, fence: string): string =>
  hashBlock('python', fence, completeExample(example, fence));

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
  return tested.get(`${folder}/${hashExample(example, fence)}`);
}
