import { runCommandBody } from '../shared/reportFailure';
import { finishBuild } from './finishBuild';

// The folder of the build, not of this repository: tests build copies of the site.
runCommandBody(() => finishBuild(process.cwd()));
