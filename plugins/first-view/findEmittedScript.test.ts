import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEmittedScript } from './findEmittedScript';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'emitted-'));
  mkdirSync(path.join(outDir, 'assets'));
  for (const name of ['page.0123abcd.js', 'pages.0123abcd.js', 'page.0123abcd.css'])
    writeFileSync(path.join(outDir, 'assets', name), '');
});

afterEach(() => rmSync(outDir, { recursive: true }));

it('finds a script by its name without the hash', () => {
  expect(findEmittedScript(outDir, 'assets/page')).toBe('assets/page.0123abcd.js');
});

it('refuses a missing script, and two of them', () => {
  expect(() => findEmittedScript(outDir, 'assets/other')).toThrow(
    'need one script assets/other.<hash>.js, but there is none',
  );
  writeFileSync(path.join(outDir, 'assets/page.4567cdef.js'), '');
  expect(() => findEmittedScript(outDir, 'assets/page')).toThrow('page.0123abcd.js, page.4567cdef.js');
});
