import type { Block, Problem } from '../pages/blocks';
import { extraOfAll, type Extra } from './extra';

/** Blocks that run one after the other in one process. */
export type Process = {
  blocks: Block[];
  /** All blocks but the last are judged elsewhere and only lead up to it. */
  onlyLast: boolean;
  vulkan: boolean;
  /** Needs the interpreter that has this extra. */
  extra: Extra | null;
  /** Each block has its own names. */
  separate: boolean;
  /** Frames after which windows close; 0 if no window may open. */
  frames: number;
};

type Group = Pick<Process, 'blocks' | 'onlyLast'>;

/**
 * Groups the Python blocks of a page into processes, and finds blocks that have nothing to continue. A block that must raise
 * gets its own process, with copies of the blocks that it continues: after an error the state of Taichi is undefined.
 * @param left Blocks that are left out.
 * @param isShared Blocks with the same needs share a process, each with its own names.
 */
export function planPage(
  blocks: Block[],
  left: ReadonlyMap<Block, unknown>,
  isShared: boolean = false,
): { processes: Process[]; problems: Problem[] } {
  const groups: Group[] = [];
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
      // A block cannot continue one that is left out.
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
    separate: isShared,
    ...needsOf(group.blocks),
  }));
  return { processes, problems };
}

/** Returns whether a process judges its block at an index. */
export function isJudged({ blocks, onlyLast }: Group, index: number): boolean {
  return !onlyLast || index === blocks.length - 1;
}

function needsOf(blocks: Block[]) {
  return {
    vulkan: blocks.some(({ fence }) => fence.vulkan),
    extra: extraOfAll(blocks),
    frames: Math.max(...blocks.map(({ fence }) => fence.frames ?? 0)),
  };
}

/** Joins groups with the same needs. Those that must raise, or whose windows close, stay alone. */
function joinGroups(groups: Group[]) {
  const joined: Map<string, Group> = new Map();
  groups.forEach(({ blocks, onlyLast }, index) => {
    const needs = needsOf(blocks);
    const key = onlyLast || needs.frames > 0 ? String(index) : JSON.stringify(needs);
    joined.set(key, { blocks: [...(joined.get(key)?.blocks ?? []), ...blocks], onlyLast });
  });
  return [...joined.values()];
}
