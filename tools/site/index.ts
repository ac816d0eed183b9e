import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { buildSite } from './buildSite';
import { parseServeArguments, servePreview } from './servePreview';

runCommandBody(async () => {
  const place = parseServeArguments(process.argv.slice(2));
  console.log('Building the site in every locale ...');
  const { code } = await buildSite(projectRoot, { print: console.log, stream: true });
  if (code !== 0) throw new Error(`the build ended with code ${code}: its output is above`);
  await servePreview(projectRoot, place, console.log);
});
