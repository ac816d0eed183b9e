import type { Block, Problem } from '../pages/blocks';

/** A C++ program of a page. */
export type Program = {
  block: Block;
  /** CMake block that builds it as well. */
  cmake: Block | null;
  /** Last Python block before it; the program runs in its folder. */
  before: Block | null;
};

/**
 * Collects the C++ programs of a page, and finds CMake blocks that build nothing.
 * @param left Blocks that are left out.
 */
export function planPrograms(
  blocks: Block[],
  left: ReadonlyMap<Block, unknown>,
): { programs: Program[]; problems: Problem[] } {
  const programs: Program[] = [];
  const problems: Problem[] = [];
  let before: Block | null = null;
  blocks.forEach((block, index) => {
    if (left.has(block)) return;
    if (block.language === 'python') before = block;
    else if (block.language === 'cpp') programs.push({ block, cmake: null, before });
    else {
      const program = programs.at(-1);
      const isBelow = block.follows && program?.block === blocks[index - 1];
      if (program && isBelow && program.block.fence.kind === 'run') program.cmake = block;
      else {
        problems.push({
          line: block.line - 1,
          message:
            'a cmake block without a complete C++ program directly above it. Fix: move it there, or skip="pseudo-code"',
        });
      }
    }
  });
  return { programs, problems };
}
