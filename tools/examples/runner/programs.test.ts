import { describe, expect, it } from 'vitest';
import { readBlocks } from '../pages/blocks';
import { leaveOut } from './leaveOut';
import { planPrograms } from './programs';

/** Plans a page of fences; `---` is text between them. */
function plan(...fences: string[]) {
  const parts = fences.map((fence, index) =>
    fence === '---' ? 'Text.\n' : `\`\`\`${fence}\n${index}\n\`\`\`\n`,
  );
  const { blocks } = readBlocks(parts.join('\n'));
  const { programs, problems } = planPrograms(blocks, leaveOut(blocks, { extras: [], compiler: true }));
  return {
    programs: programs.map(({ block, cmake, before }) => [before?.code, block.code, cmake?.code]),
    problems,
  };
}

describe('planPrograms', () => {
  it.each([
    [['cpp'], [[undefined, '0', undefined]]],
    [['python', 'python skip="cuda"', 'cpp'], [['0', '2', undefined]]],
    [['cpp', 'output', 'cmake'], [[undefined, '0', '2']]],
    [['cpp skip="long"', 'cmake skip="long"'], []],
  ])('plans %j', (fences, programs) => {
    expect(plan(...fences)).toEqual({ programs, problems: [] });
  });

  it.each([
    [['cmake'], 1],
    [['cpp', '---', 'cmake'], 7],
    [['cpp compile', 'cmake'], 5],
    [['cpp skip="long"', 'cmake'], 5],
  ])('refuses the CMake of %j', (fences, line) => {
    expect(plan(...fences).problems).toEqual([
      { line, message: expect.stringContaining('complete C++ program') },
    ]);
  });
});
