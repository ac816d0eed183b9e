import { parseFence, type Fence } from '../code/parseFence';
import { readFences, type WrittenFence } from '../code/readFences';

/** A block of a live program. */
export interface ProgramBlock {
  readonly code: string;
  /** Line of its first line of code on the page, counted from 1. */
  readonly line: number;
}

/** A program that a page runs live: the block with the word `live`, and those that it continues. */
export interface LiveProgram {
  readonly name: string;
  readonly blocks: readonly ProgramBlock[];
}

const sliderComment = /^\w+\s*=.*#\s*(-?[\d.]+\s*…\s*-?[\d.]+)\s*$/;

function readFence({ language, meta }: WrittenFence): Fence | null {
  try {
    return language === 'python' ? parseFence(language, meta) : null;
  } catch {
    // The build reports it.
    return null;
  }
}

/** Finds the live programs of a page. */
export function findLivePrograms(text: string): LiveProgram[] {
  if (!/ live="/.test(text)) return [];
  const programs: LiveProgram[] = [];
  let chain: ProgramBlock[] = [];
  for (const written of readFences(text)) {
    const fence = readFence(written);
    if (!fence || fence.kind === 'raises' || fence.kind === 'skip') continue;
    const block = { code: written.code, line: written.line + 1 };
    chain = fence.continues ? [...chain, block] : [block];
    if (fence.live) programs.push({ name: fence.live, blocks: chain });
  }
  return programs;
}

const outputPicture = /^!\[[^\]]*\]\((?:\S*\/)?([^/\s]+) "output"\)/m;

/** Finds the programs that have a picture of their own and are not live, each under the name of its picture. */
export function findPicturedPrograms(text: string): LiveProgram[] {
  if (!outputPicture.test(text)) return [];
  const lines = text.split('\n');
  const programs: LiveProgram[] = [];
  let chain: ProgramBlock[] = [];
  const written = readFences(text).filter(({ language }) => language === 'python');
  for (const [index, one] of written.entries()) {
    const fence = readFence(one);
    if (!fence || fence.kind === 'raises' || fence.kind === 'skip') continue;
    const block = { code: one.code, line: one.line + 1 };
    chain = fence.continues ? [...chain, block] : [block];
    const below = lines.slice(one.line, (written[index + 1]?.line ?? lines.length + 1) - 1).join('\n');
    const name = outputPicture.exec(below)?.[1];
    if (name && !fence.live) programs.push({ name, blocks: chain });
  }
  return programs;
}

/** The source of a program, its blocks one below the other. */
export const sourceOf = ({ blocks }: LiveProgram): string => blocks.map(({ code }) => `${code}\n`).join('');

/** Finds the line of the page for a line of `sourceOf`, counted from 1. */
export function lineOnPage({ blocks }: LiveProgram, line: number): number {
  let left = line;
  for (const block of blocks) {
    const count = block.code.split('\n').length;
    if (left <= count) return block.line + left - 1;
    left -= count;
  }
  return blocks[0]?.line ?? 1;
}

/** Lists the ranges that comments give to numbers. */
export function sliderRanges(source: string): string[] {
  return source.split('\n').flatMap((line) => sliderComment.exec(line)?.[1]?.replace(/\s/g, '') ?? []);
}
