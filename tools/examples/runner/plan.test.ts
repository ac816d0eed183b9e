import { describe, expect, it } from 'vitest';
import { readBlocks } from '../pages/blocks';
import { extraNames } from './extra';
import { leaveOut } from './leaveOut';
import { planPage } from './plan';

/** Plans a page with one block per fence; the code of each is its number. */
function plan(fences: string[], codeOf: (index: number) => string = String, extras = extraNames) {
  const text = fences.map((fence, index) => `\`\`\`python ${fence}\n${codeOf(index)}\n\`\`\`\n`).join('\n');
  const { blocks } = readBlocks(text);
  const { processes, problems } = planPage(blocks, leaveOut(blocks, { extras, compiler: true }));
  return {
    groups: processes.map(({ blocks }) => blocks.map(({ code }) => code).join(' ')),
    processes,
    problems,
  };
}

describe('planPage', () => {
  it.each([
    [
      ['', ''],
      ['0', '1'],
    ],
    [
      ['', 'continue', 'continue', ''],
      ['0 1 2', '3'],
    ],
    [
      ['', 'raises="A"', 'continue'],
      ['0 2', '1'],
    ],
    [
      ['', 'continue raises="A"', 'continue'],
      ['0 2', '0 1'],
    ],
    [
      ['', 'skip="cuda"', ''],
      ['0', '2'],
    ],
    [['', 'skip="cuda" continue', 'continue'], ['0 2']],
    [['skip="cuda"', 'skip="cuda" continue'], []],
  ])('groups %j as %j', (fences, groups) => {
    expect(plan(fences)).toMatchObject({ groups, problems: [] });
  });

  it('runs a process with the backend and the frames that one of its blocks needs', () => {
    const { processes } = plan(['vulkan', 'continue frames=40', '']);
    expect(processes.map(({ vulkan, frames }) => [vulkan, frames])).toEqual([
      [true, 40],
      [false, 0],
    ]);
  });

  it.each([
    [['torch', 'continue', ''], ['2']],
    [['', 'continue torch', 'continue'], ['0']],
    [['', 'raises="A" torch', 'continue'], ['0 2']],
    [['torch', 'continue raises="A"'], []],
    [['needs="jax"', 'continue', ''], ['2']],
    [['', 'continue needs="jax"', 'continue'], ['0']],
  ])('groups %j as %j without what they need', (fences, groups) => {
    expect(plan(fences, String, [])).toMatchObject({ groups, problems: [] });
  });

  it.each([
    ['torch', 'torch'],
    ['mesh', 'needs="meshtaichi-patcher"'],
    ['packages', 'needs="numba,jax"'],
  ])('runs a process with %s if one of its blocks has %s', (expected, words) => {
    const { processes } = plan(['', `continue ${words}`, '']);
    expect(processes.map(({ extra }) => extra)).toEqual([expected, null]);
  });

  it.each([
    [['continue'], /without a block/],
    [['', 'skip="cuda"', 'continue'], /without a block/],
  ])('refuses %j', (fences, message) => {
    expect(plan(fences).problems[0]?.message).toMatch(message);
  });

  it('refuses a block that continues and frees all fields', () => {
    const { problems } = plan(['', 'continue'], () => 'ti.init(arch=ti.cpu)');
    expect(problems).toEqual([{ line: 5, message: expect.stringContaining('ti.init') }]);
  });
});

describe('planPage of a page whose blocks share processes', () => {
  const shared = (...fences: string[]) => {
    const text = fences.map((fence, index) => `\`\`\`python ${fence}\n${index}\n\`\`\`\n`).join('\n');
    const { blocks } = readBlocks(text);
    return planPage(blocks, leaveOut(blocks, { extras: extraNames, compiler: true }), true).processes;
  };

  it('puts blocks with the same needs into one process, each with its own names', () => {
    const processes = shared('', 'vulkan', '', 'vulkan');
    expect(processes.map(({ blocks }) => blocks.map(({ code }) => code))).toEqual([
      ['0', '2'],
      ['1', '3'],
    ]);
    expect(processes.map(({ vulkan, separate }) => [vulkan, separate])).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('leaves blocks alone that must raise or open windows', () => {
    const processes = shared('', 'raises="A"', 'frames=2', 'frames=2', '', 'skip="cuda"');
    expect(processes.map(({ blocks }) => blocks.map(({ code }) => code))).toEqual([
      ['0', '4'],
      ['1'],
      ['2'],
      ['3'],
    ]);
  });
});
