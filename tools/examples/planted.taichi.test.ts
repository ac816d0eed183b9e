import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readExampleReport, reportFile } from '../../shared/build/exampleReport';
import { projectRoot } from '../shared/projectRoot';
import { parseArguments } from './arguments';
import { checkExamples } from './check';
import { findCompiler } from './environment/compiler';
import { findPages } from './pages/pages';
import { isDrawn } from './selection/draw';
import { listRuns } from './selection/runs';
import { fenced } from './testing/createPage';
import { isAlive } from './testing/isAlive';

const succeeds = (python: string, code: string) => spawnSync(python, ['-c', code]).status === 0;

// A Python with Taichi if one exists; else a plain one, which is enough for blocks that do not import Taichi.
const own = path.join(projectRoot, '.cache/examples/v1.6.0/bin/python');
const real = [process.env.TAICHI_PYTHON_V1_6_0, own].find((python) => python && existsSync(python));
const base = real ?? 'python3';
const hasPython = succeeds(base, 'import sys; assert sys.version_info >= (3, 9)');
const hasPillow = succeeds(base, 'import PIL');
const hasCompiler = 'identity' in findCompiler(process.env);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'examples-planted-'));
  write('taichi/_lib/c_api/include/taichi/taichi_core.h', '');
  write('taichi/_lib/c_api/lib/libtaichi_c_api.so', '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes a program that reports Taichi 1.6.0, and is Python otherwise. */
function writePython() {
  const lines = [
    '#!/bin/sh',
    'case "$2" in',
    "*importlib.metadata*) printf 'Python 3.10.1\\ntaichi 1.6.0\\n' ;;",
    `*find_spec*) printf '["${path.join(root, 'taichi')}", "/"]' ;;`,
    `*) exec "${base}" "$@" ;;`,
    'esac',
  ];
  const file = write('python', `${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
  return file;
}

type CheckOptions = { args?: string[]; python?: string | null; env?: NodeJS.ProcessEnv };

/** Checks everything below the temporary folder. */
async function check({ args = [], python = writePython(), env = {} }: CheckOptions = {}) {
  const lines: string[] = [];
  const all = { PATH: process.env.PATH, ...(python !== null && { TAICHI_PYTHON_V1_6_0: python }), ...env };
  const tools = { env: all, print: (line: string) => lines.push(line), now: () => 0 };
  const outcome = await checkExamples(root, parseArguments(args, all), tools);
  return { outcome, lines, faults: lines.filter((line) => line.startsWith('blog/')) };
}

/** Checks one post. */
function checkPost(text: string, { args = [], ...options }: CheckOptions = {}) {
  write('blog/a.md', text);
  return check({ ...options, args: ['blog', ...args] });
}

const page = (...parts: string[]) => ['Text.', '', ...parts].join('\n');

const fails = async (text: string, message: RegExp, options?: CheckOptions) => {
  const { outcome, faults } = await checkPost(text, options);
  expect(faults).toEqual([expect.stringMatching(message)]);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
};

describe.skipIf(!hasPython)('the check fails, with file and line, at', () => {
  it.each([
    [
      'a wrong output',
      page(fenced('python', 'print(1)'), fenced('output', '2')),
      /^blog\/a\.md:4: output line 1/,
    ],
    [
      'a removed name',
      page(fenced('python', 'import os', 'os.gone()')),
      /^blog\/a\.md:5: AttributeError: .*gone/,
    ],
    ['a crash', page(fenced('python', 'import os', 'os.abort()')), /^blog\/a\.md:4: .* ended by SIGABRT/],
    ['an unknown word', page(fenced('python fast', 'a = 1')), /^blog\/a\.md:3: "fast" means nothing/],
    [
      'a picture that no block makes',
      page(fenced('python', 'a = 1'), '![A](./img/a.webp "output")'),
      /^blog\/a\.md:7: the block writes no picture a\.png/,
    ],
  ])('%s', (_, text, message) => fails(text, message), 60_000);

  it('a block that hangs', async () => {
    const text = page(fenced('python', 'while True:', '    pass'));
    await fails(text, /^blog\/a\.md:4: still running after 1 s/, { args: ['--limit', '1'] });
  }, 60_000);
});

describe.skipIf(!hasPython)('the check', () => {
  it('passes a page without a fault', async () => {
    const text = page(fenced('python', 'print(1)'), fenced('output', '1'));
    expect(await checkPost(text)).toMatchObject({
      outcome: { passed: 1, failed: 0, skipped: 0, details: '' },
      faults: [],
    });
  }, 60_000);

  it('kills what it runs when it is aborted', async () => {
    const pid = path.join(root, 'pid');
    const hangs = fenced(
      'python',
      'import os',
      `open("${pid}", "w").write(str(os.getpid()))`,
      'while True: pass',
    );
    write('blog/a.md', page(hangs, hangs));
    const env = { PATH: process.env.PATH, TAICHI_PYTHON_V1_6_0: writePython() };
    const abort = new AbortController();
    const tools = { env, print: () => {}, now: () => 0, signal: abort.signal };
    void checkExamples(root, parseArguments(['blog', '--jobs', '1'], env), tools);
    const running = await vi.waitFor(() => Number(readFileSync(pid, 'utf8')) || expect.unreachable(), 20_000);
    expect(isAlive(running)).toBe(true);
    abort.abort();
    await vi.waitFor(() => expect(isAlive(running)).toBe(false), 5_000);
    expect(Number(readFileSync(pid, 'utf8'))).toBe(running);
  }, 60_000);
});

describe.skipIf(!hasPython || !hasCompiler)('a C++ block fails at', () => {
  it.each([
    ['an unknown name', page(fenced('cpp', 'int main() {', '  return gone;', '}')), /^blog\/a\.md:5: .*gone/],
    [
      'a part that does not compile',
      page(fenced('cpp compile', 'int a', 'int b;')),
      /^blog\/a\.md:\d: expected/,
    ],
    ['CMake without a program', page(fenced('cmake', 'project(a)')), /^blog\/a\.md:3: a cmake block without/],
  ])('%s', (_, text, message) => fails(text, message), 60_000);
});

describe.skipIf(!hasPython || !hasPillow)('a picture', () => {
  const text = page(
    fenced('python', 'from PIL import Image', 'Image.new("RGB", (64, 64), "#87d6c4").save("a.png")'),
    '![A](./img/a.png "output")',
  );

  it('fails if it is missing or another, and can be written', async () => {
    await fails(text, /^blog\/a\.md:8: a\.png is missing/);
    await checkPost(text, { args: ['--write-pictures'] });
    expect((await checkPost(text)).faults).toEqual([]);
    await fails(text.replace('87d6c4', 'efa67a'), /^blog\/a\.md:8: a\.png is not what the block makes/);
    await fails(text.replace('(64, 64)', '(64, 32)'), /^blog\/a\.md:8: a\.png is 64 x 64, .* makes 64 x 32/);
  }, 60_000);
});

describe.skipIf(!real)('a release of Taichi', () => {
  const head = ['import taichi as ti', 'ti.init(arch=ti.cpu)'];
  const python = real ?? null;
  it('fails at a name that it does not have', async () => {
    const text = page(fenced('python', ...head, 'ti.gone()'));
    await fails(text, /^blog\/a\.md:6: AttributeError: .*gone/, { python });
  }, 60_000);

  it('fails at a line of a kernel', async () => {
    const text = page(fenced('python', ...head, '@ti.kernel', 'def f():', '    a = b', 'f()'));
    await fails(text, /^blog\/a\.md:8: TaichiNameError: Name "b" is not defined/, { python });
  }, 60_000);
});

describe.skipIf(!hasPython)('a page that the report covers', () => {
  const post = 'blog/a.md';
  const good = page(
    fenced('python', 'import os', 'print(os.environ.get("PLANTED", 1))'),
    fenced('output', '1'),
    fenced('python', 'b = 2'),
  );

  /** Finds a seed that draws exactly these of the two runs. */
  const seedThatDraws = (...wanted: boolean[]) => {
    const runs = findPages(root, [post]).flatMap((one) => listRuns(one).runs);
    const draws = (seed: number) => runs.map(({ fingerprint }) => isDrawn(seed, `${post} ${fingerprint}`));
    for (let seed = 0; ; seed += 1) if (String(draws(seed)) === String(wanted)) return String(seed);
  };

  beforeEach(async () => {
    write(post, good);
    const { outcome } = await check({ args: ['--all', '--write-report'] });
    expect(outcome).toMatchObject({ passed: 1, failed: 0 });
    // From here on nothing may pass because this machine remembers it.
    rmSync(path.join(root, '.cache'), { recursive: true });
  }, 60_000);
  afterEach(() => vi.unstubAllEnvs());

  /** Runs what the report does not cover. */
  const checkRest = (options: CheckOptions = {}) =>
    check({ ...options, args: ['--seed', seedThatDraws(false, false), ...(options.args ?? [])] });

  it('is not run, and needs no Python', async () => {
    const { outcome, lines } = await checkRest({ python: null, env: { CI: 'true', PATH: '' } });
    expect(lines[0]).toMatch(/^2 blocks: 2 as in the report, 0 skipped .*, 0 changed and 0 drawn/);
    expect(outcome).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
    expect(existsSync(path.join(root, '.cache'))).toBe(false);
  });

  it.each([
    ['its output is edited', good.replace('\n1\n', '\n3\n'), /^blog\/a\.md:4: output line 1 differs/],
    ['a block raises', good.replace('b = 2', 'raise KeyError("b")'), /^blog\/a\.md:13: KeyError/],
    ['a word is added', good.replace('python\nb', 'python raises="KeyError"\nb'), /^blog\/a\.md:13: did not/],
  ])(
    'fails if %s',
    async (_, text, message) => {
      write(post, text);
      const { outcome, lines, faults } = await checkRest();
      expect(lines[0]).toContain('1 as in the report, 0 skipped by their fence, 1 changed');
      expect(faults).toEqual([expect.stringMatching(message)]);
      expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    },
    60_000,
  );

  it('is run where a block is missing from the report, which is a failure on CI', async () => {
    const report = readExampleReport(root);
    report?.pages[post]?.blocks.pop();
    write(reportFile, JSON.stringify(report));
    const { outcome, lines } = await checkRest();
    expect(lines[0]).toContain('1 as in the report, 0 skipped by their fence, 1 changed');
    expect(lines).toContainEqual(expect.stringMatching(/^\[1\/1\] blog\/a\.md: 1 of 1 blocks ran/));
    expect(outcome).toMatchObject({ passed: 1, failed: 0 });
    const ci = await checkRest({ env: { CI: 'true' } });
    expect(ci.outcome).toMatchObject({ passed: 1, failed: 1 });
    expect(ci.outcome.details).toContain(`${reportFile}:1: the record of 1 pages differs from what ran`);
  }, 60_000);

  it('fails on CI if a block changed and no Python runs it, in one line with the fix', async () => {
    write(post, good.replace('b = 2', 'b = 3'));
    const { outcome, lines } = await checkRest({ python: null, env: { CI: 'true', PATH: '', HOME: root } });
    expect(outcome).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(lines).toContain(
      'the examples of 1 pages were not run: v1.6.0: no Python 3.10 or 3.11 was found; install it, or set TAICHI_PYTHON_V1_6_0',
    );
    const desk = await checkRest({ python: null, env: { PATH: '', HOME: root } });
    expect(desk.outcome).toMatchObject({ failed: 0, skipped: 1 });
  });

  it('is run in part by a draw, which finds a block that no longer passes', async () => {
    vi.stubEnv('PLANTED', '7');
    expect((await checkRest()).outcome).toMatchObject({ passed: 1, failed: 0 });
    const args = ['--seed', seedThatDraws(true, false)];
    const { outcome, lines, faults } = await check({ args });
    expect(lines[0]).toContain('1 as in the report, 0 skipped by their fence, 0 changed and 1 drawn');
    expect(faults).toEqual([expect.stringMatching(/^blog\/a\.md:4: output line 1 differs/)]);
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  }, 60_000);

  it('keeps its record while that of a named page is written', async () => {
    const recordIn = (text: string) => /"blog\/a\.md": \{[^]*?\n {4}\}/.exec(text)?.[0];
    const read = () => readFileSync(path.join(root, reportFile), 'utf8');
    const before = recordIn(read());
    expect(before).toContain('"run"');
    write(post, good.replace('b = 2', 'b = 3'));
    write('blog/b.md', page(fenced('python', 'c = 1')));
    await check({ args: ['--write-report', 'blog/b.md'] });
    const report = readExampleReport(root);
    expect(Object.keys(report?.pages ?? {})).toEqual([post, 'blog/b.md']);
    expect(recordIn(read())).toBe(before);
    expect(report?.versions).toMatchObject([{ pages: 2, blocks: 3, executed: 3 }]);
  }, 60_000);

  it('gets a new record when it changed, and loses it when it fails or is gone', async () => {
    write('blog/b.md', page(fenced('python', 'c = 1')));
    write(post, good.replace('b = 2', 'b = 3'));
    const { lines } = await checkRest({ args: ['--write-report'] });
    expect(lines[0]).toContain('1 as in the report, 0 skipped by their fence, 2 changed');
    expect(Object.keys(readExampleReport(root)?.pages ?? {})).toEqual([post, 'blog/b.md']);
    expect((await checkRest({ python: null, env: { PATH: '' } })).lines[0]).toContain('3 as in the report');

    write('blog/b.md', page(fenced('python', 'c = gone')));
    rmSync(path.join(root, post));
    expect((await check({ args: ['--write-report'] })).outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(readExampleReport(root)?.pages).toEqual({});
  }, 60_000);
});
