import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { parseServeArguments, servePreview } from './servePreview';

runCommandBody(() => servePreview(projectRoot, parseServeArguments(process.argv.slice(2)), console.log));
