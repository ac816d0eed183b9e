// @ts-check
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { parseServeArguments, servePreview } from './lib/serve-preview.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const place = parseServeArguments(process.argv.slice(2));
  await ensureDependencies(root, console.log);
  await servePreview(root, place, console.log);
} catch (error) {
  reportFailure(error);
}
