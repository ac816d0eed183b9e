import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../config/locales';
import { readBuiltPage } from '../support/builtPages';
import { pagesOf } from '../support/sitemap';
import { inlineScriptsOf } from './rules/policy';
import type { Site } from './rule';

/**
 * Reads what the rules have to know of the built site.
 * @throws When the site is not built.
 */
export function readSite(): Site {
  const files = new Set(
    readdirSync('build', { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.split(path.sep).join('/')}`,
    ),
  );
  return {
    hasFile: (address) => files.has(decodeURI(address)),
    listed: new Set(locales.flatMap(pagesOf)),
    // tests/e2e/policy.spec.ts compares those of the home page with the policy that is sent.
    inlineScripts: new Set(inlineScriptsOf(readBuiltPage('index.html'))),
  };
}
