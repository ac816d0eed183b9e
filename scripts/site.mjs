// @ts-check
import { fileURLToPath } from 'node:url';
import { buildSite } from './lib/build-site.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { parseServeArguments, servePreview } from './lib/serve-preview.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const place = parseServeArguments(process.argv.slice(2));
  await ensureDependencies(root, console.log);
  console.log('Building the site in every locale ...');
  const { code } = await buildSite(root, { print: console.log, stream: true });
  if (code !== 0) throw new Error(`the build ended with code ${code}: its output is above`);
  await servePreview(root, place, console.log);
} catch (error) {
  reportFailure(error);
}
