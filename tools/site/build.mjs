// @ts-check
// Builds the site. Docusaurus runs in a process of its own. Meanwhile this one loads what finishes the site (finishBuild.ts), and it begins when
// Docusaurus is done, without waiting for the end of its process: the bundler takes most of a second to give back its memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('buildProcess.mjs', import.meta.url));
const docusaurus = spawn(process.execPath, [...process.execArgv, program, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
});
/** @type {number | undefined} */
let stopped;
// Docusaurus ends with 0 at either signal, and a plain kill reaches this process only.
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.on(signal, () => {
    stopped = code;
    docusaurus.kill(signal);
  });
}
const ended = once(docusaurus, 'exit').then(([code]) => Number(code ?? 1));
const said = once(/** @type {import('node:stream').Readable} */ (docusaurus.stdio[3]), 'data').then(Number);

const { require } = await import('tsx/cjs/api');
const { finishBuild } = /** @type {typeof import('./finishBuild')} */ (
  require('./finishBuild.ts', import.meta.url)
);
const { reportFailure } = /** @type {typeof import('../shared/reportFailure')} */ (
  require('../shared/reportFailure.ts', import.meta.url)
);

// A process that is killed says nothing.
const code = await Promise.race([said, ended]);
process.exitCode = stopped ?? code;
try {
  // The folder of the build, not of this repository: tests build copies of the site.
  if (process.exitCode === 0 && existsSync('build/index.html')) await finishBuild(process.cwd());
} catch (error) {
  reportFailure(error);
}
await ended;
