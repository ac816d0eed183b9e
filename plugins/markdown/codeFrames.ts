import type { Code, Image, Parents, Root, RootContent } from 'mdast';
import 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeLanes, formatLanes } from '../../src/lib/code/describeLanes';
import { findLanes } from '../../src/lib/code/findLanes';
import { escapeHtml, highlightToHtml } from '../../src/lib/code/highlight';
import { canonicalLanguage } from '../../src/lib/code/language';
import { FenceError, parseFence, type Fence } from '../../src/lib/code/parseFence';
import { failAt } from './failAt';
import { siteElement, type SiteElement } from './siteElement';

const printing = ['python', 'cpp', 'shell'];

interface FirstGutter {
  readonly parent: Parents;
  readonly node: RootContent;
}

/** Words of a fence as written: Markdown takes the backslashes away that let a quoted text contain quotes. */
function wordsAsWritten(file: VFile, code: Code): string {
  const start = code.position?.start.offset ?? 0;
  const line = String(file.value).slice(start).split(/\r?\n/, 1)[0] ?? '';
  return /^(?:`{3,}|~{3,})\s*\S+\s+(.*)$/.exec(line)?.[1] ?? '';
}

function readFence(file: VFile, node: Code, language: string): Fence {
  try {
    const fence = parseFence(language, wordsAsWritten(file, node));
    const count = node.value.split('\n').length;
    if ((fence.marked.at(-1) ?? 0) > count) {
      throw new FenceError(
        `line ${fence.marked.at(-1)} is marked, the block has ${count}`,
        'mark lines that exist',
      );
    }
    return fence;
  } catch (error) {
    if (error instanceof FenceError) failAt(file, node, error.problem, error.fix);
    throw error;
  }
}

function readOutput(file: VFile, node: RootContent | undefined): string | undefined {
  if (node?.type !== 'code' || node.lang !== 'output') return undefined;
  if (node.meta) failAt(file, node, `"${node.meta}" means nothing on an output block`, 'remove it');
  return escapeHtml(node.value);
}

function readPicture(node: RootContent | undefined): Image | undefined {
  const image = node?.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
  return image?.type === 'image' && image.title === 'output' ? image : undefined;
}

/** Takes the siblings from the block on; returns the frame and how many of them it replaces. */
function buildFrame(file: VFile, [code, ...after]: [Code, ...RootContent[]]): [SiteElement, number] {
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
  const mayPrint = printing.includes(language);
  const output = mayPrint ? readOutput(file, after[0]) : undefined;
  const picture = mayPrint ? readPicture(after[output === undefined ? 0 : 1]) : undefined;
  const lanes = language === 'python' ? findLanes(code.value) : null;
  const props = {
    html: highlightToHtml(code.value, language, { lanes, marked: fence.marked }),
    language,
    title: fence.title,
    lanes: lanes ? formatLanes(describeLanes(lanes)) : undefined,
    output,
    kind: fence.kind,
    skipreason: fence.skip,
    raises: fence.raises,
    vulkan: fence.vulkan ? 'true' : undefined,
    frames: fence.frames?.toString(),
  };
  // The title only said what the picture is; left on it, browsers would show it as a tooltip.
  const children = picture ? [{ ...picture, title: null }] : [];
  const frame = { ...siteElement('codeframe', props, children), position: code.position };
  return [frame, 1 + (output === undefined ? 0 : 1) + children.length];
}

/** Remark plugin: code blocks become `codeframe` elements with output inside; the first gutter is explained. */
export function codeFrames() {
  return (tree: Root, file: VFile): void => {
    let first: FirstGutter | undefined;

    const walk = (parent: Parents, tabset: FirstGutter | undefined): void => {
      const children: RootContent[] = parent.children;
      for (let index = 0; index < children.length; index++) {
        const node = children[index];
        if (node?.type === 'code' && node.lang !== 'mermaid') {
          const [frame, used] = buildFrame(file, [node, ...children.slice(index + 1, index + 3)]);
          children.splice(index, used, frame);
          if (frame.data.hProperties.lanes) first ??= tabset ?? { parent, node: frame };
        } else if (node && 'children' in node) {
          // Inside of tabs the key would vanish with its tab, so it goes below the outermost set.
          const isTabset = node.type === 'containerDirective' && node.name === 'tabs';
          walk(node, tabset ?? (isTabset ? { parent, node } : undefined));
        }
      }
    };
    walk(tree, undefined);

    if (first) {
      const siblings: RootContent[] = first.parent.children;
      siblings.splice(siblings.indexOf(first.node) + 1, 0, siteElement('lanekey'));
    }
    visit(tree, 'image', (image) => {
      if (image.title === 'output') {
        failAt(
          file,
          image,
          'a picture called "output" has no code before it',
          'put it alone below the code block',
        );
      }
    });
  };
}
