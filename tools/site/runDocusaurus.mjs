// @ts-check
// The process that Docusaurus' command line runs in, with the settings of buildSettings.mjs. Of a build, build.ts reads the exit code from the fourth
// stream.
import { writeSync } from 'node:fs';
import './buildSettings.mjs';

if (process.argv[2] === 'build') {
  process.on('exit', (code) => {
    writeSync(3, String(code));
  });
}

await import(new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url).href);
