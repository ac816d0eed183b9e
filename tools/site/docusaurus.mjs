// @ts-check
// Docusaurus' command line, with the settings of buildSettings.mjs.
// After a build, the settings of hosts, the list of packages and the hashes of all files are written: afterBuild.ts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './buildSettings.mjs';

// Docusaurus ends the process itself, sometimes before its command line has returned.
process.on('exit', (code) => {
  if (code !== 0 || process.argv[2] !== 'build' || !existsSync('build/index.html')) return;
  const afterBuild = fileURLToPath(new URL('./afterBuild.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), afterBuild], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
});

await import(new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url).href);
