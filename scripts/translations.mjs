// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gitTexts } from './lib/git-texts.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { diffTranslation } from './lib/translations-diff.mjs';
import { findProblems, openProject, siteLists, translatedLocales } from './lib/translations-library.mjs';
import { reportTranslations } from './lib/translations-report.mjs';
import { syncTranslations } from './lib/translations-sync.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = openProject(root);
const site = { locales: translatedLocales, lists: siteLists };
const [command = 'report', ...names] = process.argv.slice(2);
const files = names.map((name) => path.relative(root, path.resolve(name)).split(path.sep).join('/'));

/** @param {string[]} problems */
function fail(problems) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  if (command === 'report' && files.length === 0) {
    for (const line of reportTranslations(project, site)) console.log(line);
  } else if (command === 'check' && files.length === 0) {
    const problems = site.locales.flatMap((locale) => findProblems(locale, site.lists, project));
    fail(problems);
    console.log(`translated pages in ${site.locales.join(' and ')}: ${problems.length} problems`);
  } else if (command === 'sync' && files.length > 0) {
    const { written, recorded, problems } = syncTranslations(project, files);
    for (const [file, text] of Object.entries(written)) writeFileSync(path.join(root, file), text);
    fail(problems);
    console.log(`${recorded.length} files recorded, ${problems.length} problems`);
  } else if (command === 'diff' && files.length > 0) {
    for (const file of files) {
      for (const line of diffTranslation(project, file, (source) => gitTexts(root, source)))
        console.log(line);
    }
  } else {
    throw new Error(
      `"${[command, ...names].join(' ')}" is not understood. Fix: npm run translations, or npm run translations -- with "check", "sync <file…>" or "diff <file…>".`,
    );
  }
} catch (error) {
  reportFailure(error);
}
