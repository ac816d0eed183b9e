import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBuiltFiles } from './builtFiles';

let build: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  writeFileSync(path.join(build, file), text);
};

const keyOf = (pathname: string): string => {
  const files = openBuiltFiles(build);
  return files.keyOf(files.nameOf(pathname));
};

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'built-'));
  write('docs/field/index.html', '<script src="/assets/js/main.0123abcd.js"></script>');
  write('assets/js/main.0123abcd.js', 'run()');
});

afterEach(() => rmSync(build, { recursive: true }));

it('a page has the same key when only hashes in names of its files change', () => {
  const before = keyOf('/docs/field');
  write('docs/field/index.html', '<script src="/assets/js/main.4567cdef.js"></script>');
  expect(keyOf('/docs/field')).toBe(before);
  write('docs/field/index.html', '<script src="/assets/js/other.4567cdef.js"></script>');
  expect(keyOf('/docs/field')).not.toBe(before);
});

it('a file with a hash in its name is found in the next build, and has another key if its content changed', () => {
  const name = openBuiltFiles(build).nameOf('/assets/js/main.0123abcd.js');
  const before = openBuiltFiles(build).keyOf(name);
  rmSync(path.join(build, 'assets/js/main.0123abcd.js'));
  write('assets/js/main.89abcdef.js', 'run()');
  expect(openBuiltFiles(build).keyOf(name)).toBe(before);
  write('assets/js/main.89abcdef.js', 'stop()');
  expect(openBuiltFiles(build).keyOf(name)).not.toBe(before);
});

it('a missing file has a key of its own', () => {
  expect(keyOf('/docs/nothing')).toBe('absent');
});
