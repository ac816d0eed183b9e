// @ts-check

/** @typedef {import('./examples-blocks.mjs').Block} Block */
/** @typedef {import('./examples-blocks.mjs').Problem} Problem */

/**
 * @typedef {object} Program A C++ block.
 * @property {Block} block
 * @property {Block | null} cmake The CMake block that builds it as well.
 * @property {Block | null} before The Python block in whose folder it runs.
 */

/**
 * Takes the blocks of a page in order, and those that are left out; gives the C++ programs, and the CMake blocks that
 * build nothing.
 * @param {Block[]} blocks
 * @param {ReadonlyMap<Block, unknown>} left
 * @returns {{ programs: Program[], problems: Problem[] }}
 */
export function planPrograms(blocks, left) {
  /** @type {Program[]} */
  const programs = [];
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Block | null} */
  let before = null;
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
