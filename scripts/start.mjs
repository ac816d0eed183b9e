// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { reportFailure } from './lib/report-failure.mjs';
import { startArguments } from './lib/start-arguments.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await ensureDependencies(root, console.log);
  const args = startArguments(process.argv.slice(2), process);
  // The terminal is handed over: the development server draws its own progress.
  const child = spawn(process.execPath, ['scripts/docusaurus.mjs', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  // Ctrl+C reaches the child by itself; a plain kill does not.
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  reportFailure(error);
}
