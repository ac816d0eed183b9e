// @ts-check
// Runs a command of this folder: `node tools/run.mjs test --all` runs tools/test/index.ts, `site/serve` runs tools/site/serve.ts.
// Plain JavaScript without dependencies, because it installs them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './install/dependencies.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

/** @param {string} command */
function entryOf(command) {
  const candidates = [`./${command}/index.ts`, `./${command}.ts`].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  );
  const entry = /^[a-z]+(?:\/[a-zA-Z]+)?$/.test(command) && candidates.find((file) => existsSync(file));
  if (!entry) throw new Error(`no command "${command}" in tools/. Fix: see the scripts in package.json`);
  return entry;
}

async function main() {
  const entry = entryOf(name);
  await ensureDependencies(root, console.log);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), entry, ...args], {
    stdio: 'inherit',
  });
  // Ctrl+C reaches the child through the terminal; a plain kill does not.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', report);
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** @param {unknown} error */
function report(error) {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  if (name === 'test') console.log('0 passed, 1 failed');
  process.exit(1);
}

main().catch(report);
