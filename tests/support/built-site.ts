import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listen, type Listening } from './listen';

/**
 * Builds the default locale with other settings into `test-results/<name>` and serves it, without a content security
 * policy. Rejects with the end of the build's output when it fails.
 */
export async function buildAndServe(name: string, settings: Record<string, string>): Promise<Listening> {
  const folder = path.resolve('test-results', name);
  await build(folder, {
    ...settings,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
    // The cache refers to files in the folder of generated files, so it is valid for one such folder only.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  const serve = sirv(folder, { dev: true });
  return listen(
    createServer((request, response) => serve(request, response, () => void response.writeHead(404).end())),
  );
}

function build(folder: string, settings: Record<string, string>): Promise<void> {
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const { NODE_ENV: _ownMode, SITE_PREVIEW: _preview, ...environment } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'build', '--locale', 'en', '--out-dir', folder], {
      env: { ...environment, ...settings },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (output += String(text)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build for the test failed:\n${output.slice(-3000)}`)),
    );
  });
}
