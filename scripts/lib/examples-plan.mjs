// @ts-check

/** @typedef {import('./examples-blocks.mjs').Block} Block */
/** @typedef {import('./examples-blocks.mjs').Problem} Problem */

/**
 * @typedef {object} Process Blocks that run one after the other in one process.
 * @property {Block[]} blocks
 * @property {boolean} onlyLast All but the last block are judged elsewhere; here they only lead up to it.
 * @property {boolean} vulkan
 * @property {boolean} torch The interpreter has PyTorch.
 * @property {number} frames Frames after which windows close; 0 where no window may open.
 */

/**
 * Takes the blocks of a page in order and those that are left out; gives the processes that run its Python, and the blocks
 * that have nothing to continue.
 * A block that must raise gets a process of its own, together with the blocks that it continues: after an error the state
 * of Taichi is undefined.
 * @param {Block[]} blocks
 * @param {ReadonlyMap<Block, unknown>} left
 * @returns {{ processes: Process[], problems: Problem[] }}
 */
export function planPage(blocks, left) {
  /** @type {{ blocks: Block[], onlyLast: boolean }[]} */
  const groups = [];
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Block[] | null} */
  let current = null;

  for (const block of blocks) {
    if (block.language !== 'python') continue;
    const { continues, kind } = block.fence;
    const isLeftOut = left.has(block);
    if (continues && !isLeftOut && !current) {
      problems.push({
        line: block.line - 1,
        message:
          '"continue" without a block that runs before it. Fix: remove the word, or give both the same skip',
      });
    } else if (continues && !isLeftOut && /\bti\.init\(/.test(block.code)) {
      problems.push({
        line: block.line - 1,
        message:
          'a block that continues calls ti.init, which frees all fields. Fix: remove "continue" or the call',
      });
    } else if (isLeftOut) {
      // What continues a block that is left out has nothing to stand on.
      if (!continues && kind !== 'raises') current = null;
    } else if (kind === 'raises') {
      groups.push({ blocks: [...(continues && current ? current : []), block], onlyLast: true });
    } else if (continues && current) {
      current.push(block);
    } else {
      current = [block];
      groups.push({ blocks: current, onlyLast: false });
    }
  }
  const processes = groups.map((group) => ({
    ...group,
    blocks: group.blocks,
    vulkan: group.blocks.some(({ fence }) => fence.vulkan),
    torch: group.blocks.some(({ fence }) => fence.torch),
    frames: Math.max(...group.blocks.map(({ fence }) => fence.frames ?? 0)),
  }));
  return { processes, problems };
}

/**
 * Takes a process; tells which of its blocks are judged by it.
 * @param {Process} process
 * @param {number} index
 */
export function isJudged({ blocks, onlyLast }, index) {
  return !onlyLast || index === blocks.length - 1;
}
