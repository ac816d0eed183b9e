import { createHash } from 'node:crypto';
import type { Fence } from '../../../shared/code/parseFence';
import type { Block } from '../markdown/readBlocks';
import { formatBlocks } from '../markdown/formatBlocks';
import type { Cell, CodeCell } from './format';

/** A cell before it has an id. */
type Draft =
  | { readonly type: 'markdown'; readonly text: string }
  | { readonly type: 'code'; readonly code: string; readonly output?: string; readonly fence: Fence };

const isRunnable = (block: Block | undefined): block is Extract<Block, { type: 'code' }> =>
  block?.type === 'code' && block.language === 'python' && block.fence.kind !== 'skip';

const isOutput = (block: Block | undefined): block is Extract<Block, { type: 'code' }> =>
  block?.type === 'code' && block.language === 'output';

/** Reports whether blocks contain Python code that a reader can run, at any depth. */
export const hasProgram = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => (block.type === 'group' ? hasProgram(block.blocks) : isRunnable(block)));

/** A group with programs is taken apart, because code inside a text cell cannot be run. */
const takeApart = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) =>
    block.type === 'group' && hasProgram(block.blocks)
      ? [{ type: 'text' as const, text: `**${block.label}**` }, ...takeApart(block.blocks)]
      : [block],
  );

const startsTaichi = /\bti\.init\(/;

const noWords: Fence = { marked: [], continues: false, vulkan: false, torch: false, chaotic: false };

/**
 * Finds programs of their own between the parts of another: an error on purpose that starts Taichi anew. In a notebook that would destroy the
 * fields of the program around it.
 */
function detours(blocks: readonly Block[]): ReadonlySet<Block> {
  const programs = blocks.filter((block) => isRunnable(block));
  return new Set(
    programs.filter(
      ({ fence, code }, index) =>
        fence.kind === 'raises' &&
        !fence.continues &&
        startsTaichi.test(code) &&
        programs[index + 1]?.fence.continues === true,
    ),
  );
}

/**
 * Objects that end the process if they are freed after the runtime that made them: windows of GGUI in 1.5.0 to 1.7.4, and builders of sparse
 * matrices in 1.5.0 and 1.6.0.
 */
const diesWithRuntime = /\bti\.(?:ui\.Window|linalg\.SparseMatrixBuilder)\(/;

/** IPython's own command: forgets all names. */
const reset = '%reset -f';

function toDrafts(blocks: readonly Block[]): Draft[] {
  const drafts: Draft[] = [];
  const left = detours(blocks);
  let mayOutlive = false;
  let texts: Block[] = [];
  const endText = (): void => {
    if (texts.length > 0) drafts.push({ type: 'markdown', text: formatBlocks(texts) });
    texts = [];
  };
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) continue;
    if (!isRunnable(block) || left.has(block)) {
      texts.push(block);
      continue;
    }
    endText();
    if (mayOutlive && !block.fence.continues && startsTaichi.test(block.code)) {
      drafts.push({ type: 'code', code: reset, fence: noWords });
      mayOutlive = false;
    }
    mayOutlive ||= diesWithRuntime.test(block.code);
    const next = blocks[index + 1];
    const output = isOutput(next) ? next.code : undefined;
    if (output !== undefined) index += 1;
    drafts.push({ type: 'code', code: block.code, output, fence: block.fence });
  }
  endText();
  return drafts;
}

/** Splits a text as notebooks store it. */
const toLines = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** Derives the id of each cell from its content: an edit of one cell leaves the ids of the others. */
function createIds(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  };
}

function toMetadata({ kind, vulkan, torch, needs, frames }: Fence): CodeCell['metadata'] {
  const tags = [
    // Jupyter's own tag: the cells below an expected error are run nevertheless.
    ...(kind === 'raises' ? ['raises-exception'] : []),
    ...(vulkan ? ['needs-gpu'] : []),
    ...(torch ? ['needs-pytorch'] : []),
    ...(needs ? [needs.includes('meshtaichi-patcher') ? 'needs-mesh-patcher' : 'needs-packages'] : []),
    ...(frames === undefined ? [] : ['opens-window']),
  ];
  return { ...(tags.length > 0 && { tags }), ...(frames !== undefined && { taichi: { frames } }) };
}

/**
 * Converts the blocks of a page to cells: text between programs is one cell, and a program has what it printed as its output. Programs that
 * are not run stay in the text.
 */
export function toCells(blocks: readonly Block[]): Cell[] {
  const idOf = createIds();
  return toDrafts(takeApart(blocks)).map((draft): Cell => {
    if (draft.type === 'markdown') {
      const { text } = draft;
      return { cell_type: 'markdown', id: idOf(text), metadata: {}, source: toLines(text) };
    }
    const { code, output, fence } = draft;
    return {
      cell_type: 'code',
      execution_count: null,
      id: idOf(code),
      metadata: toMetadata(fence),
      outputs:
        output === undefined ? [] : [{ output_type: 'stream', name: 'stdout', text: toLines(`${output}\n`) }],
      source: toLines(code),
    };
  });
}
