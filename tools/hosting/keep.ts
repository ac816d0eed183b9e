import { runCommandBody } from '../shared/reportFailure';
import { runKeepAssets } from './keepAssets';

runCommandBody(() => runKeepAssets(process.argv.slice(2), console.log));
