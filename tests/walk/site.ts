import { chromium } from '@playwright/test';
import config from '../../playwright.config';
import { isRedirect, listHtmlFiles, readBuiltPage } from '../support/builtPages';
import { readBrowser } from '../unchanged/describeRun';
import { toFingerprint, type Fingerprint } from './fingerprint';
import { readLook, type Look } from './look';

/** The built site as the walk sees it: every page of every language but those that only lead on to another one. */
export type Site = { readonly look: Look; readonly pages: readonly Fingerprint[] };

/**
 * Reads all pages of `build/`, which takes some seconds.
 * @throws When the site is not built.
 */
export function readSite(): Site {
  const executable = config.use?.launchOptions?.executablePath ?? chromium.executablePath();
  const look = readLook('build', readBrowser(executable));
  const pages = listHtmlFiles().flatMap((file) => {
    const page = readBuiltPage(file);
    return isRedirect(page) ? [] : [toFingerprint(page, look.styleNames)];
  });
  return { look, pages };
}
