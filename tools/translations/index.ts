import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentLists } from '../../config/content';
import { apiLockOf } from '../../plugins/api-reference/translations/loadTranslations';
import { openTexts } from '../../plugins/api-reference/translations/openTexts';
import { openProject } from '../../plugins/translated-content/openProject';
import { findProblems } from '../../shared/translations/findProblems';
import { gitTexts } from '../shared/gitTexts';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { addTexts } from './api/addTexts';
import { checkTexts } from './api/checkTexts';
import { listMissing } from './api/listMissing';
import { formatNext } from './api/nextTexts';
import { apiPlaceOf, openApi } from './api/openApi';
import { syncTexts } from './api/syncTexts';
import { parseCommand } from './arguments';
import { checkLanguage } from './checks/checkLanguage';
import { diffTranslation } from './diff';
import { translatedLocales } from './library';
import { reportTranslations } from './report';
import { syncTranslations } from './sync';

const project = openProject(projectRoot);
const texts = openTexts(projectRoot);
const site = { locales: translatedLocales, lists: contentLists };
const toProject = (name: string) => path.relative(projectRoot, path.resolve(name)).split(path.sep).join('/');

function fail(problems: readonly string[]) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
    writeFileSync(path.join(projectRoot, file), text);
  }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const messageFilesOf = (locale: string) =>
  texts
    .list(`i18n/${locale}`)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.lock.json'))
    .map((name) => `i18n/${locale}/${name}`);

async function check() {
  const api = await openApi(projectRoot);
  const problems = site.locales.flatMap((locale) => [
    ...findProblems(locale, site.lists, project),
    ...checkTexts(api(locale), locale, texts.read(apiLockOf(locale))),
    ...checkLanguage(locale, project, api(locale), messageFilesOf(locale)),
  ]);
  fail(problems);
  for (const locale of site.locales) {
    const left = listMissing(api(locale)).reduce((sum, file) => sum + file.texts.length, 0);
    if (left > 0)
      console.log(
        `${locale}: ${count(left, 'API description')} shown in English. To translate: npm run translations -- next ${locale}.`,
      );
  }
  console.log(
    `translated pages and API descriptions in ${site.locales.join(' and ')}: ${count(problems.length, 'problem')}`,
  );
}

async function sync(names: readonly string[], maySame: boolean) {
  const committed = (file: string) => gitTexts(projectRoot, file).next().value ?? null;
  const options = { committed, maySame };
  const files = names.map(toProject);
  const pages = syncTranslations(
    project,
    files.filter((file) => !file.includes('/api-descriptions')),
    options,
  );
  write(pages.written);
  const recorded = [...pages.recorded];
  const problems = [...pages.problems];
  const api = await openApi(projectRoot);
  for (const locale of site.locales) {
    const translations = api(locale);
    const isWanted = (name: string) =>
      files.some((file) => `i18n/${locale}/api-descriptions/${name}`.startsWith(file));
    const known = [...translations.files.map(({ name }) => name), ...Object.keys(translations.lock)];
    const named = files.flatMap((file) => {
      const place = apiPlaceOf(file);
      return place?.locale === locale ? [place.name] : [];
    });
    const wanted = [...new Set([...known.filter(isWanted), ...named])];
    const synced = syncTexts(translations, locale, wanted, texts, options);
    write(synced.written);
    recorded.push(...synced.recorded);
    problems.push(...synced.problems);
  }
  for (const note of pages.notes) console.log(note);
  fail(problems);
  console.log(`${count(recorded.length, 'file')} recorded, ${count(problems.length, 'problem')}`);
}

async function next(locale: string, name: string | undefined, limit: number) {
  const missing = listMissing((await openApi(projectRoot))(locale));
  const file = missing.find((each) => each.texts.length > 0 && (!name || each.name === name));
  console.log(file ? formatNext(locale, file, limit) : 'no texts are left');
}

async function add(target: string, filled: string) {
  const place = apiPlaceOf(toProject(target));
  if (!place)
    throw new Error(
      `${target}: is not a file of API descriptions. Fix: name one in i18n/<locale>/api-descriptions/.`,
    );
  const { locale, name } = place;
  const yaml = readFileSync(path.resolve(filled), 'utf8');
  const translations = (await openApi(projectRoot))(locale);
  const added = addTexts(translations, { locale, name, file: filled, yaml }, texts);
  write(added.written);
  fail(added.problems);
  console.log(`${count(added.count, 'text')} added, ${count(added.problems.length, 'problem')}`);
}

runCommandBody(async () => {
  const command = parseCommand(process.argv.slice(2), site.locales);
  switch (command.name) {
    case 'report': {
      const api = await openApi(projectRoot);
      const missingTexts = (locale: string) => listMissing(api(locale));
      for (const line of reportTranslations(project, { ...site, missingTexts })) console.log(line);
      return;
    }
    case 'check':
      return check();
    case 'sync':
      return sync(command.files, command.maySame);
    case 'next':
      return next(command.locale, command.file, command.count);
    case 'add':
      return add(command.target, command.filled);
    case 'diff':
      for (const file of command.files.map(toProject)) {
        for (const line of diffTranslation(project, file, (source) => gitTexts(projectRoot, source)))
          console.log(line);
      }
  }
});
