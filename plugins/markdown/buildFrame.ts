import type { Code, Image, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { checkMarks } from '../../shared/code/checkMarks';
import { describeLanes, formatLanes } from '../../shared/code/describeLanes';
import { findLanes } from '../../shared/code/findLanes';
import { highlightToHtml } from '../../shared/code/highlight';
import { canonicalLanguage } from '../../shared/code/language';
import { FenceError } from '../../shared/code/fenceWords';
import { parseFence, type Fence } from '../../shared/code/parseFence';
import { failAt } from './failAt';
import { measureLines } from './measureLines';
import type { FindLive } from './liveFinder';
import { nameExample } from './nameExample';
import type { createProgramParts } from './programParts';
import type { ProofRecorder } from './proofRecorder';
import { siteElement, type SiteElement } from './siteElement';

const printing = ['python', 'cpp', 'shell'];

/** Where a block is on its page. */
export interface Surroundings {
  readonly proofs: ProofRecorder;
  readonly findLive: FindLive;
  readonly followProgram: ReturnType<typeof createProgramParts>;
  /** Id of the tab set around the block. */
  readonly place?: string;
}

/** Words of a fence as written: Markdown drops the backslashes that escape quotes inside a quoted text. */
function wordsAsWritten(file: VFile, code: Code): string {
  const start = code.position?.start.offset ?? 0;
  const line = String(file.value).slice(start).split(/\r?\n/, 1)[0] ?? '';
  return /^(?:`{3,}|~{3,})\s*\S+\s+(.*)$/.exec(line)?.[1] ?? '';
}

function readFence(file: VFile, node: Code, language: string): Fence {
  try {
    const fence = parseFence(language, wordsAsWritten(file, node));
    checkMarks(node.value, fence.marked);
    return fence;
  } catch (error) {
    if (error instanceof FenceError) failAt(file, node, error.problem, error.fix);
    throw error;
  }
}

function readOutput(file: VFile, node: RootContent | undefined): string | undefined {
  if (node?.type !== 'code' || node.lang !== 'output') return undefined;
  if (node.meta) failAt(file, node, `"${node.meta}" means nothing on an output block`, 'remove it');
  return node.value;
}

/** Whether matplotlib writes the picture, on white paper unless the code chooses another style. */
const drawsOnPaper = (code: string): boolean =>
  code.includes('.savefig(') && !code.includes('dark_background');

/** Picture file names in the code, recognized by their extension. */
const writtenPictures = /["']([^"'\n]*\/)?([\w-]+)\.(?:png|jpe?g|bmp|gif)["']/g;

function readPicture(file: VFile, code: Code, node: RootContent | undefined): Image | undefined {
  const image = node?.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  if (image?.type !== 'image') return undefined;
  if (image.title === 'output') return image;
  const name = /([\w-]+)\.\w+$/.exec(image.url)?.[1];
  if (name && [...code.value.matchAll(writtenPictures)].some(([, , written]) => written === name)) {
    failAt(
      file,
      image,
      'the code above writes this picture, but it is not marked as its output',
      `write ![alt](${image.url} "output")`,
    );
  }
  return undefined;
}

/**
 * Builds the frame of a block.
 *
 * @param siblings The siblings, starting with the block.
 * @returns The frame and the number of siblings that it replaces.
 */
export function buildFrame(
  file: VFile,
  [code, ...after]: [Code, ...RootContent[]],
  { proofs, findLive, followProgram, place }: Surroundings,
): [SiteElement, number] {
  const language = canonicalLanguage(code.lang);
  if (language === 'output') {
    failAt(
      file,
      code,
      'an output block has no code before it',
      'put it directly below a python, cpp or shell block',
    );
  }
  const fence = readFence(file, code, language);
  if (fence.continues && fence.title === undefined) {
    failAt(
      file,
      code,
      'a block that continues a program has no title',
      'write continue title="name.py", so that readers can tell the parts of the program apart',
    );
  }
  const mayPrint = printing.includes(language);
  const output = mayPrint ? readOutput(file, after[0]) : undefined;
  const picture = mayPrint ? readPicture(file, code, after[output === undefined ? 0 : 1]) : undefined;
  const lanes = language === 'python' ? findLanes(code.value) : null;
  const proof = proofs.record({
    ...{ language, place, meta: wordsAsWritten(file, code), code: code.value },
    ...{ title: fence.title, kind: fence.kind, skip: fence.skip },
  });
  if (fence.live && !picture) {
    failAt(
      file,
      code,
      'a live example has no picture to show before it runs',
      'let the block write one, and put it below as ![alt](./img/name.webp "output")',
    );
  }
  const part = proof && { id: proof.id, name: fence.title ?? nameExample(code.value) };
  const props = {
    ...proof,
    ...(part && language === 'python' && followProgram(fence, part)),
    ...(fence.live && findLive(fence.live)),
    html: highlightToHtml(code.value, language, { lanes, marked: fence.marked }),
    language,
    lines: measureLines(`${code.value}\n${output ?? ''}`),
    title: fence.title,
    lanes: lanes ? formatLanes(describeLanes(lanes)) : undefined,
    output,
    kind: fence.kind,
    skipreason: fence.skip,
    raises: fence.raises,
    vulkan: fence.vulkan ? 'true' : undefined,
    frames: fence.frames?.toString(),
    plot: picture && drawsOnPaper(code.value) ? 'true' : undefined,
  };
  // The title only marked the picture's role; if kept, browsers would show it as a tooltip.
  const children = picture ? [{ ...picture, title: null }] : [];
  const frame = { ...siteElement('codeframe', props, children), position: code.position };
  return [frame, 1 + (output === undefined ? 0 : 1) + children.length];
}
