import type { Block, Problem } from './blocks';

/** Blocks that run one after the other in one process. */
export type Process = {
  blocks: Block[];
  /** All but the last block are judged elsewhere; here they only lead up to it. */
  onlyLast: boolean;
  vulkan: boolean;
  /** The interpreter has PyTorch. */
  torch: boolean;
  /** Each block has names of its own. */
  separate: boolean;
  /** Frames after which windows close; 0 where no window may open. */
  frames: number;
};

/**
 * Takes the blocks of a page in order and those that are left out; gives the processes that run its Python, and the blocks
 * that have nothing to continue.
 * A block that must raise gets a process of its own, together with the blocks that it continues: after an error the state
 * of Taichi is undefined.
 * @param isShared Blocks with the same needs run in one process, each with names of its own.
 */
export function planPage(
  blocks: Block[],
  left: ReadonlyMap<Block, unknown>,
  isShared: boolean = false,
): { processes: Process[]; problems: Problem[] } {
  const groups: { blocks: Block[]; onlyLast: boolean }[] = [];
  const problems: Problem[] = [];
  let current: Block[] | null = null;

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

function needsOf(blocks: Block[]) {
  return {
    vulkan: blocks.some(({ fence }) => fence.vulkan),
    torch: blocks.some(({ fence }) => fence.torch),
    frames: Math.max(...blocks.map(({ fence }) => fence.frames ?? 0)),
  };
}

/**
 * Groups with the same needs become one; those that must raise, or whose windows close, stay alone.
 */
function joinGroups(groups: { blocks: Block[]; onlyLast: boolean }[]) {
  const joined: Map<string, { blocks: Block[]; onlyLast: boolean }> = new Map();
  groups.forEach(({ blocks, onlyLast }, index) => {
    const needs = needsOf(blocks);
    const key = onlyLast || needs.frames > 0 ? String(index) : JSON.stringify(needs);
    joined.set(key, { blocks: [...(joined.get(key)?.blocks ?? []), ...blocks], onlyLast });
  });
  return [...joined.values()];
}

/**
 * Takes a process; tells which of its blocks are judged by it.
 */
export function isJudged({ blocks, onlyLast }: Process, index: number) {
  return !onlyLast || index === blocks.length - 1;
}
