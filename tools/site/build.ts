import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { reportFailure } from '../shared/reportFailure';
import type { finishBuild } from './finishBuild';

type Finish = { readonly finishBuild: typeof finishBuild };

/**
 * Builds the site, and sets the exit code. Docusaurus runs in a process of its own. Meanwhile this one loads what finishes the site, and it begins
 * when Docusaurus is done, without waiting for the end of its process: the bundler takes most of a second to give back its memory.
 *
 * @param root Folder of the build, not of this repository: tests build copies of the site.
 * @param loadFinish Loads `finishBuild.ts`, once Docusaurus has been started.
 */
export function runBuild(root: string, args: readonly string[], loadFinish: () => Finish): void {
  build(root, args, loadFinish).then((code) => {
    process.exitCode = code;
  }, reportFailure);
}

async function build(root: string, args: readonly string[], loadFinish: () => Finish): Promise<number> {
  const program = path.join(__dirname, 'runDocusaurus.mjs');
  const docusaurus = spawn(process.execPath, [...process.execArgv, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  let stopped: number | undefined;
  // Docusaurus ends with 0 at either signal, and a plain kill reaches this process only.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      stopped = code;
      docusaurus.kill(signal);
    });
  }
  const ended = once(docusaurus, 'exit').then(([code]) => Number(code ?? 1));
  const said = once(docusaurus.stdio[3] as Readable, 'data').then(Number);
  const finish = loadFinish();
  // A process that is killed says nothing.
  const code = await Promise.race([said, ended]);
  if (stopped === undefined && code === 0 && existsSync(path.join(root, 'build/index.html')))
    await finish.finishBuild(root);
  await ended;
  return stopped ?? code;
}
