import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import leaveOutTslib from './leaveOutTslib.mjs';

const folder = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/utils-common'));
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));

it.each(scripts)('takes %s of @docusaurus/utils-common without tslib', (name) => {
  expect(leaveOutTslib(readFileSync(path.join(folder, name), 'utf8'))).not.toContain('require("tslib")');
});

it('writes the line that is used', () => {
  const script = leaveOutTslib(
    'const tslib_1 = require("tslib"); give(tslib_1.__importDefault(value).default);',
  );
  const run = (value: unknown): unknown => {
    let given: unknown;
    new Function('give', 'value', script)((result: unknown) => (given = result), value);
    return given;
  };
  expect([run({ __esModule: true, default: 1 }), run(2)]).toEqual([1, 2]);
});

it('refuses another line', () => {
  expect(() => leaveOutTslib('const tslib_1 = require("tslib"); tslib_1.__exportStar(a, b);')).toThrow(
    'uses tslib_1.__exportStar',
  );
});
