import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';
import { checkExamples } from './check';
import { findCompiler } from './compiler';

const answers = (python, code) => spawnSync(python, ['-c', code]).status === 0;

// A release of Taichi where there is one; else a Python that says it has one, which is enough for blocks without Taichi.
const own = fileURLToPath(new URL('../../.cache/examples/v1.6.0/bin/python', import.meta.url));
const real = [process.env.TAICHI_PYTHON_V1_6_0, own].find((python) => python && existsSync(python));
const base = real ?? 'python3';
const hasPython = answers(base, 'import sys; assert sys.version_info >= (3, 9)');
const hasPillow = answers(base, 'import PIL');
const hasCompiler = 'identity' in findCompiler(process.env);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-planted-'));
  plant('include/taichi/taichi_core.h', '');
  plant('lib/libtaichi_c_api.so', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(name, text, folder = 'taichi/_lib/c_api') {
  const file = path.join(root, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A program that says it has Taichi 1.6.0, and is Python otherwise. */
function standIn() {
  const taichi = path.join(root, 'taichi');
  const lines = [
    '#!/bin/sh',
    'case "$2" in',
    "*importlib.metadata*) printf 'Python 3.10.1\\ntaichi 1.6.0\\n' ;;",
    `*find_spec*) printf '["${taichi}", "/"]' ;;`,
    `*) exec "${base}" "$@" ;;`,
    'esac',
  ];
  const file = plant('python', `${lines.join('\n')}\n`, '.');
  chmodSync(file, 0o755);
  return file;
}

/** Checks one post; gives what was printed of its failures, and the counts. */
async function check(text, { python = standIn(), args = [] } = {}) {
  plant('a.md', text, 'blog');
  const lines = [];
  const env = { PATH: process.env.PATH, TAICHI_PYTHON_V1_6_0: python };
  const tools = { env, print: (line) => lines.push(line), now: () => 0 };
  const counts = await checkExamples(root, parseArguments(['blog', ...args], env), tools);
  return { counts, lines: lines.filter((line) => line.startsWith('blog/')) };
}

const block = (fence, ...code) => [`\`\`\`${fence}`, ...code, '```', ''];
const page = (...parts) => ['Text.', '', ...parts.flat()].join('\n');

const isRed = async (text, message, options) => {
  const { counts, lines } = await check(text, options);
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
};

describe.skipIf(!hasPython)('the check turns red, with file and line, at', () => {
  it.each([
    [
      'a wrong output',
      page(block('python', 'print(1)'), block('output', '2')),
      /^blog\/a\.md:4: output line 1/,
    ],
    [
      'a removed name',
      page(block('python', 'import os', 'os.gone()')),
      /^blog\/a\.md:5: AttributeError: .*gone/,
    ],
    ['a crash', page(block('python', 'import os', 'os.abort()')), /^blog\/a\.md:4: .* ended by SIGABRT/],
    ['an unknown word', page(block('python fast', 'a = 1')), /^blog\/a\.md:3: "fast" means nothing/],
    [
      'a picture that no block makes',
      page(block('python', 'a = 1'), ['![A](./img/a.webp "output")']),
      /^blog\/a\.md:7: the block writes no picture a\.png/,
    ],
  ])('%s', (_, text, message) => isRed(text, message), 60_000);

  it('passes a page without a fault', async () => {
    const text = page(block('python', 'print(1)'), block('output', '1'));
    expect(await check(text)).toMatchObject({
      counts: { passed: 1, failed: 0, skipped: 0, details: '' },
      lines: [],
    });
  }, 60_000);
});

describe.skipIf(!hasPython || !hasCompiler)('a C++ block', () => {
  it.each([
    ['an unknown name', page(block('cpp', 'int main() {', '  return gone;', '}')), /^blog\/a\.md:5: .*gone/],
    ['one that is only compiled', page(block('cpp compile', 'int a', 'int b;')), /^blog\/a\.md:\d: expected/],
    ['CMake without a program', page(block('cmake', 'project(a)')), /^blog\/a\.md:3: a cmake block without/],
  ])('turns it red at %s', (_, text, message) => isRed(text, message), 60_000);
});

describe.skipIf(!hasPython || !hasPillow)('a picture', () => {
  const text = page(
    block('python', 'from PIL import Image', 'Image.new("RGB", (64, 64), "#87d6c4").save("a.png")'),
    ['![A](./img/a.png "output")'],
  );

  it('turns it red where the page has none or another, and can be written', async () => {
    await isRed(text, /^blog\/a\.md:8: a\.png is not there/);
    await check(text, { args: ['--write-pictures'] });
    expect((await check(text)).lines).toEqual([]);
    await isRed(text.replace('87d6c4', 'efa67a'), /^blog\/a\.md:8: a\.png is not what the block makes/);
    await isRed(text.replace('(64, 64)', '(64, 32)'), /^blog\/a\.md:8: a\.png is 64 x 64, .* makes 64 x 32/);
  }, 60_000);
});

describe.skipIf(!real)('a release of Taichi', () => {
  const head = ['import taichi as ti', 'ti.init(arch=ti.cpu)'];
  it('turns it red at a name that it does not have', async () => {
    const text = page(block('python', ...head, 'ti.gone()'));
    await isRed(text, /^blog\/a\.md:6: AttributeError: .*gone/, { python: real });
  }, 60_000);

  it('turns it red at a line of a kernel', async () => {
    const text = page(block('python', ...head, '@ti.kernel', 'def f():', '    a = b', 'f()'));
    await isRed(text, /^blog\/a\.md:8: TaichiNameError: Name "b" is not defined/, { python: real });
  }, 60_000);
});
