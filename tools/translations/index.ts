import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { openProject } from '../../plugins/translated-content/openProject';
import { findProblems } from '../../shared/translations/findProblems';
import { gitTexts } from '../shared/gitTexts';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { diffTranslation } from './diff';
import { translatedLocales } from './library';
import { reportTranslations } from './report';
import { syncTranslations } from './sync';

const project = openProject(projectRoot);
const site = { locales: translatedLocales, lists: contentLists };
const [command = 'report', ...names] = process.argv.slice(2);
const files = names.map((name) => path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/'));

function fail(problems: string[]) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

runCommandBody(() => {
  if (command === 'report' && files.length === 0) {
    for (const line of reportTranslations(project, site)) console.log(line);
  } else if (command === 'check' && files.length === 0) {
    const problems = site.locales.flatMap((locale) => findProblems(locale, site.lists, project));
    fail(problems);
    console.log(`translated pages in ${site.locales.join(' and ')}: ${problems.length} problems`);
  } else if (command === 'sync' && files.length > 0) {
    const { written, recorded, problems } = syncTranslations(project, files);
    for (const [file, text] of Object.entries(written)) writeFileSync(path.join(projectRoot, file), text);
    fail(problems);
    console.log(`${recorded.length} files recorded, ${problems.length} problems`);
  } else if (command === 'diff' && files.length > 0) {
    for (const file of files) {
      for (const line of diffTranslation(project, file, (source) => gitTexts(projectRoot, source)))
        console.log(line);
    }
  } else {
    throw new Error(
      `"${[command, ...names].join(' ')}" is not understood. Fix: npm run translations, or npm run translations -- with "check", "sync <file…>" or "diff <file…>".`,
    );
  }
});
