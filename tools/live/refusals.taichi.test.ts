import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it, describe } from 'vitest';
import { hasInterpreter, prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases } from '../examples/environment/releases';
import { projectRoot } from '../shared/projectRoot';
import { exportPlan } from './runPython';

const place = { cache: path.join(projectRoot, '.cache/examples'), env: process.env, print: () => undefined };
// Any release that has live examples: which of them are installed depends on the examples that this run drew.
const release = exampleReleases.find((each) => each.version !== 'v1.5.0' && hasInterpreter(each, place));
const python = release && (await prepareInterpreter(release, place)).python;
const hasVulkan =
  python !== undefined &&
  spawnSync(python, ['-c', 'import taichi as ti; assert ti._lib.core.with_vulkan()']).status === 0;

/** A program whose first line is line 10 of the page. */
const program = (frame: string, { field = 'ti.f32', init = '', step = 'x[i, j] += t' } = {}): string =>
  [
    'import taichi as ti',
    `ti.init(${init})`,
    'speed = 0.5',
    `x = ti.field(${field}, shape=(32, 32))`,
    '@ti.kernel',
    'def step(t: ti.f32):',
    `    for i, j in x:`,
    `        ${step}`,
    'window = ti.GUI("Test", res=(32, 32))',
    'while window.running:',
    ...frame.split('\n').map((line) => `    ${line}`),
    '    window.set_image(x)',
    '    window.show()',
  ].join('\n');

const export_ = async (code: string, driver: string | null = null): Promise<string> => {
  const page = { file: 'docs/a.md', name: 'test', blocks: [{ code, line: 10 }] };
  try {
    await exportPlan(page, { driver, small: false }, { python: python ?? '', naga: 'naga' });
    return 'no refusal';
  } catch (error) {
    return (error as Error).message;
  }
};

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('the parts without Taichi', () => {
  it('pass their own tests', () => {
    const folder = path.join(__dirname, 'python');
    const { stderr, status } = spawnSync('python3', ['-B', '-m', 'unittest', 'discover', '-s', folder], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Ran [1-9]\d* tests? in/m);
    expect(status, stderr).toBe(0);
  });
});

const frame = 'def frame(ui):\n';

describe.skipIf(!hasVulkan)('a program that cannot run live ends with file, line, reason and fix', () => {
  it.concurrent.each([
    [
      'a field of 64 bits',
      program('step(0.1)', { field: 'ti.f64' }),
      null,
      'a.md:15',
      'step computes with f64',
    ],
    [
      'whole numbers of 64 bits by default',
      program('step(0.1)', { init: 'default_ip=ti.i64', step: 'x[i, j] = (i * 3) % 7' }),
      ...[null, 'a.md:15', 'step computes with i64'],
    ],
    [
      'an element that Python reads',
      program('step(x[0, 0])'),
      null,
      'a.md:20',
      'Python reads a field in a frame',
    ],
    [
      'an array that Python reads',
      program('if x.to_numpy().max() > 1:\n    break'),
      ...[null, 'a.md:20', 'Python reads a field in a frame'],
    ],
    [
      'a branch on the pointer',
      program('if window.is_pressed(ti.GUI.LMB):\n    step(1)'),
      ...[null, 'a.md:20', 'Python branches on the pointer'],
    ],
    [
      'a range for a name that no frame has',
      program('step(0.1)').replace('speed = 0.5', 'speed = 0.5  # 0 … 1'),
      null,
      'a.md:12',
      'no frame reads speed',
    ],
    [
      'an empty range',
      program('step(speed)').replace('speed = 0.5', 'speed = 0.5  # 1 … 1'),
      null,
      'a.md:12',
      'the range of speed is empty',
    ],
    [
      'an empty range in a driver',
      program('step(0.1)'),
      `STOP = "while"\n${frame}    step(ui.slider("speed", 1, 1, 1))\n    ui.image(x)\n`,
      'data/live/drivers/test.py:3',
      'the range of speed is empty',
    ],
    [
      'a mistake in a driver',
      program('step(0.1)'),
      `STOP = "while"\n${frame}    stp(1)\n`,
      'data/live/drivers/test.py:3',
      "NameError: name 'stp' is not defined",
    ],
  ] as [string, string, string | null, string, string][])(
    '%s',
    async (_, code, driver, at, reason) => {
      const message = await export_(code, driver);
      expect(message).toContain(`${at}: "test" cannot run live: ${reason}`);
      expect(message).toMatch(/Fix: .+\.$/);
    },
    60_000,
  );
});
