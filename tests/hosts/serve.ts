import path from 'node:path';
import { readHostedSite } from '../../tools/hosting/hostedSite';
import { reportFailure } from '../../tools/shared/reportFailure';
import { serverKindOf, startServer } from './servers';

/** Serves `build/` with a server of Debian until the process ends: `node --import tsx tests/hosts/serve.ts nginx 4173`. */
async function serve(): Promise<void> {
  const [name = '', port] = process.argv.slice(2);
  const root = path.resolve('build');
  const { origin, stop } = await startServer(serverKindOf(name), readHostedSite(root), root, Number(port));
  console.log(`${name} serves build/ at ${origin}`);
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

void serve().catch(reportFailure);
