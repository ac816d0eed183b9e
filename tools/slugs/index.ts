import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { redirects } from '../../config/redirects';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { findTranslatedSlugs, readAddresses } from './pageAddresses';
import { addAddresses, findSlugProblems, publishedFile } from './publishedSlugs';

runCommandBody(() => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const list = path.join(projectRoot, publishedFile);
  let published: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const pages = readAddresses(projectRoot);
  if (values.write) {
    published = addAddresses(pages, published);
    writeFileSync(list, `${JSON.stringify(published, null, 2)}\n`);
  }
  const problems = [...findSlugProblems(pages, published, redirects), ...findTranslatedSlugs(projectRoot)];
  for (const problem of problems) console.error(problem);
  console.log(`${pages.length} addresses: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
