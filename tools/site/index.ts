import { buildSite } from './buildSite';
import { runCommandBody } from '../shared/reportFailure';
import { parseServeArguments, servePreview } from './servePreview';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(async () => {
  const place = parseServeArguments(process.argv.slice(2));
  console.log('Building the site in every locale ...');
  const { code } = await buildSite(projectRoot, { print: console.log, stream: true });
  if (code !== 0) throw new Error(`the build ended with code ${code}: its output is above`);
  await servePreview(projectRoot, place, console.log);
});
