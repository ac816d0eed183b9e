// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import createJiti from 'jiti';
import { findTranslatedSlugs, readAddresses } from './lib/page-addresses.mjs';
import { addAddresses, findSlugProblems, publishedFile } from './lib/published-slugs.mjs';
import { reportFailure } from './lib/report-failure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { redirects } = /** @type {typeof import('../src/config/redirects')} */ (
  createJiti(import.meta.url)('../src/config/redirects.ts')
);

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const list = path.join(root, publishedFile);
  /** @type {Record<string, string>} */
  let published = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const pages = readAddresses(root);
  if (values.write) {
    published = addAddresses(pages, published);
    writeFileSync(list, `${JSON.stringify(published, null, 2)}\n`);
  }
  const problems = [...findSlugProblems(pages, published, redirects), ...findTranslatedSlugs(root)];
  for (const problem of problems) console.error(problem);
  console.log(`${pages.length} addresses: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
