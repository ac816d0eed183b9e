import { expect, test } from 'vitest';
import { npmCommand } from './npmInstall.mjs';

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
