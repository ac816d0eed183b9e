import { spawn } from 'node:child_process';
import { projectRoot } from '../shared/projectRoot';
import { reportFailure } from '../shared/reportFailure';
import { startArguments } from './startArguments';

try {
  const args = startArguments(process.argv.slice(2), process);
  // The development server gets the terminal: it draws its own progress.
  const child = spawn(process.execPath, ['tools/site/docusaurus.mjs', ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  // The terminal sends Ctrl+C to the child as well; a plain kill reaches this process only.
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  child.on('error', reportFailure);
  child.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  reportFailure(error);
}
