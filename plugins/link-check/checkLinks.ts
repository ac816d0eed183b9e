import type { Props } from '@docusaurus/types';
import { describeFindings } from './describeFindings';
import { findBrokenLinks } from './findBrokenLinks';
import { locateLinks } from './locateLinks';
import type { Options } from './options';
import { readBuild } from './readBuild';
import { readSources } from './readSources';
import { foldersOfOtherLocales, type SiteAddress } from './resolveLink';
import { toRoutePages } from './toRoutePages';

// Numeric, so that line 9 sorts before line 12.
const byLineNumber = new Intl.Collator('en', { numeric: true }).compare;

/** The properties of a finished locale that are read here. */
export type FinishedLocale = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routes' | 'siteConfig' | 'i18n'>;

/**
 * Checks all links of a finished locale.
 *
 * @throws A single error with a line for every place that has a broken link.
 */
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
  // Sources are only needed for the message, so a build without broken links never reads them.
  const texts = await readSources(siteDir, lists);
  const findings = locateLinks(broken, { site, pages: build.pages, texts });
  const lines = new Set(describeFindings(findings, build));
  throw new Error([...lines].sort(byLineNumber).join('\n'));
}
