import { runCommandBody } from '../shared/reportFailure';
import { parseServeArguments, servePreview } from './servePreview';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(async () => {
  const place = parseServeArguments(process.argv.slice(2));
  await servePreview(projectRoot, place, console.log);
});
