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

it('a file of another language is found too', () => {
  write('fr-FR/assets/js/main.0123abcd.js', 'run()');
  const before = keyOf('/fr-FR/assets/js/main.0123abcd.js');
  expect(before).not.toBe('absent');
  write('fr-FR/assets/js/main.0123abcd.js', 'stop()');
  expect(keyOf('/fr-FR/assets/js/main.0123abcd.js')).not.toBe(before);
});

it('the names of variables count in all files but the runtime of the bundler', () => {
  const keysWith = (text: string) =>
    ['runtime~main', 'main'].map((name) => {
      write(`assets/js/${name}.0123abcd.js`, text);
      return keyOf(`/assets/js/${name}.0123abcd.js`);
    });
  const [runtime, main] = keysWith('var e,f;e.load(f)');
  const renamed = keysWith('var f,e;f.load(e)');
  expect(renamed[0]).toBe(runtime);
  expect(renamed[1]).not.toBe(main);
  expect(keysWith('var f,e;f.drop(e)')[0]).not.toBe(runtime);
});

it('a missing file has a key of its own', () => {
  expect(keyOf('/docs/nothing')).toBe('absent');
});
