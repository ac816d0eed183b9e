import path from 'node:path';
import { locales } from '../../config/locales';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { finishBuild } from './finishBuild';
import { mergeParts } from './parts';

/** Joins the parts of the site, each built by `npm run build:part`, into `build/`. */
runCommandBody(async () => {
  const folders = process.argv.slice(2);
  mergeParts(folders, path.join(projectRoot, 'build'), locales);
  await finishBuild(projectRoot);
  console.log(`build/ has the languages ${locales.join(', ')}, from ${folders.join(', ')}`);
});
