import { spawn } from 'node:child_process';
import { runCommandBody } from '../shared/reportFailure';
import { localProgram } from '../shared/runCommand';
import { startArguments } from './startArguments';
import { projectRoot } from '../shared/projectRoot';

runCommandBody(() => {
  const args = startArguments(process.argv.slice(2), process);
  const { command, args: all } = localProgram(projectRoot, '@docusaurus/core', args, 'docusaurus');
  // The terminal is handed over: the development server draws its own progress.
  const child = spawn(command, all, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
  });
  // Ctrl+C reaches the child by itself; a plain kill does not.
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  child.on('exit', (code) => process.exit(code ?? 0));
});
