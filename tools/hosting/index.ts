import { runCommandBody } from '../shared/reportFailure';
import { writeHostFiles } from './writeHostFiles';

// The folder of the build: tests build copies of the site.
runCommandBody(() => writeHostFiles(process.cwd()));
