import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Runs the comparison of pictures: `npm run test:visual [-- --accept] [arguments of Playwright]`. */
const args = process.argv.slice(2);
const isAccepting = args.includes('--accept');
const folder = path.resolve(__dirname);

rmSync('test-results/visual', { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    require.resolve('@playwright/test/cli'),
    'test',
    '--config',
    path.join(folder, 'playwright.config.ts'),
    ...args.filter((arg) => arg !== '--accept'),
  ],
  { stdio: 'inherit', env: { ...process.env, ...(isAccepting && { VISUAL: 'accept' }) } },
);
process.exitCode = status ?? 1;
