// @ts-check

/** @typedef {import('./examples-blocks.mjs').Block} Block */
/** @typedef {import('./examples-blocks.mjs').Problem} Problem */

/**
 * @typedef {object} Process Blocks that run one after the other in one process.
 * @property {Block[]} blocks
 * @property {boolean} onlyLast All but the last block are judged elsewhere; here they only lead up to it.
 * @property {boolean} vulkan
 * @property {boolean} torch The interpreter has PyTorch.
 * @property {boolean} separate Each block has names of its own.
 * @property {number} frames Frames after which windows close; 0 where no window may open.
 */

/**
 * Takes the blocks of a page in order and those that are left out; gives the processes that run its Python, and the blocks
 * that have nothing to continue.
 * A block that must raise gets a process of its own, together with the blocks that it continues: after an error the state
 * of Taichi is undefined.
 * @param {Block[]} blocks
 * @param {ReadonlyMap<Block, unknown>} left
 * @param {boolean} [isShared] Blocks with the same needs run in one process, each with names of its own.
 * @returns {{ processes: Process[], problems: Problem[] }}
 */
export function planPage(blocks, left, isShared = false) {
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
  const processes = (isShared ? joinGroups(groups) : groups).map((group) => ({
    ...group,
    blocks: group.blocks,
    separate: isShared,
    ...needsOf(group.blocks),
  }));
  return { processes, problems };
}

/** @param {Block[]} blocks */
function needsOf(blocks) {
  return {
    vulkan: blocks.some(({ fence }) => fence.vulkan),
    torch: blocks.some(({ fence }) => fence.torch),
    frames: Math.max(...blocks.map(({ fence }) => fence.frames ?? 0)),
  };
}

/**
 * Groups with the same needs become one; those that must raise, or whose windows close, stay alone.
 * @param {{ blocks: Block[], onlyLast: boolean }[]} groups
 */
function joinGroups(groups) {
  /** @type {Map<string, { blocks: Block[], onlyLast: boolean }>} */
  const joined = new Map();
  groups.forEach(({ blocks, onlyLast }, index) => {
    const needs = needsOf(blocks);
    const key = onlyLast || needs.frames > 0 ? String(index) : JSON.stringify(needs);
    joined.set(key, { blocks: [...(joined.get(key)?.blocks ?? []), ...blocks], onlyLast });
  });
  return [...joined.values()];
}

/**
 * Takes a process; tells which of its blocks are judged by it.
 * @param {Process} process
 * @param {number} index
 */
export function isJudged({ blocks, onlyLast }, index) {
  return !onlyLast || index === blocks.length - 1;
}
