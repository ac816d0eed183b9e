import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installArguments, npmCommand } from './npmInstall.mjs';

test.each([
  [
    'the npm that started the process',
    { npm_execpath: '/npm/bin/npm-cli.js' },
    process.execPath,
    ['/npm/bin/npm-cli.js', 'ci'],
  ],
  ['npm from the path, when another manager did', { npm_execpath: '/yarn.js' }, 'npm', ['ci']],
  ['npm from the path, when nothing did', {}, 'npm', ['ci']],
])('npmCommand gives %s', (_, env, command, args) => {
  expect(npmCommand(['ci'], env)).toEqual({ command, args });
});

test('an installation that fails shows the reason, whatever the level of the log', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "without-lockfile" }');
  const { command, args } = npmCommand([...installArguments, '--offline']);
  const run = () => execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  expect(run).toThrow(/npm error code \w+/);
  rmSync(folder, { recursive: true });
});
