// @ts-check
// The process of a build that Docusaurus runs in: build.mjs starts it, and reads the exit code from its fourth stream.
import { writeSync } from 'node:fs';

process.on('exit', (code) => {
  writeSync(3, String(code));
});

await import('./runDocusaurus.mjs');
