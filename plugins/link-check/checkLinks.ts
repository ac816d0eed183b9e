import { describeFindings } from './describeFindings';
import { findBrokenLinks } from './findBrokenLinks';
import { locateLinks } from './locateLinks';
import type { Options } from './options';
import { readBuild } from './readBuild';
import { readSources } from './readSources';
import { foldersOfOtherLocales, type SiteAddress } from './resolveLink';
import type { RoutePage } from './toRoutePages';

// Numeric, so that line 9 sorts before line 12.
const byLineNumber = new Intl.Collator('en', { numeric: true }).compare;

/** A finished locale. */
type Finished = {
  readonly siteDir: string;
  readonly outDir: string;
  readonly site: SiteAddress;
  readonly routePages: ReadonlyMap<string, RoutePage>;
  readonly options: Options;
};

/**
 * Checks all links of a finished locale. Runs in a thread of its own.
 *
 * @throws A single error with a line for every place that has a broken link.
 */
export async function run({ siteDir, outDir, site, routePages, options }: Finished): Promise<void> {
  const { lists, alsoWritten } = options;
  const build = await readBuild({
    outDir,
    baseUrl: site.baseUrl,
    skippedFolders: foldersOfOtherLocales(site),
    alsoWritten,
    routePages,
  });
  const broken = findBrokenLinks(build, site);
  if (broken.length === 0) return;
  // Sources are only needed for the message, so a build without broken links never reads them.
  const texts = await readSources(siteDir, lists);
  const findings = locateLinks(broken, { site, pages: build.pages, texts, lists });
  const lines = new Set(describeFindings(findings, build));
  throw new Error([...lines].sort(byLineNumber).join('\n'));
}
