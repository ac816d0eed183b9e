import type { Props } from '@docusaurus/types';
import { describeFindings } from './describeFindings';
import { findBrokenLinks } from './findBrokenLinks';
import { locateLinks } from './locateLinks';
import type { Options } from './options';
import { readBuild } from './readBuild';
import { readSources } from './readSources';
import { foldersOfOtherLocales, type SiteAddress } from './resolveLink';
import { toRoutePages } from './toRoutePages';

// Line 9 comes before line 12.
const byLineNumber = new Intl.Collator('en', { numeric: true }).compare;

/** What Docusaurus tells of a finished locale. */
export type FinishedLocale = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routes' | 'siteConfig' | 'i18n'>;

/** Takes a finished locale; throws one Error with a line for every place that links to what is not there. */
export async function checkLinks(locale: FinishedLocale, { lists, alsoWritten }: Options): Promise<void> {
  const { siteDir, outDir, baseUrl, routes, siteConfig, i18n } = locale;
  const site: SiteAddress = {
    origin: new URL(siteConfig.url).origin,
    baseUrl,
    otherBaseUrls: Object.values(i18n.localeConfigs).map((config) => config.baseUrl),
  };
  const build = await readBuild({
    outDir,
    baseUrl,
    skippedFolders: foldersOfOtherLocales(site),
    alsoWritten,
    routePages: toRoutePages(routes, baseUrl, lists),
  });
  const broken = findBrokenLinks(build, site);
  if (broken.length === 0) return;
  // The sources are read for the message only: a build without broken links never gets here.
  const texts = await readSources(siteDir, lists);
  const findings = locateLinks(broken, { site, pages: build.pages, texts, lists });
  const lines = new Set(describeFindings(findings, build));
  throw new Error([...lines].sort(byLineNumber).join('\n'));
}
