import type { Code, Parents, Root, RootContent } from 'mdast';
import 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { buildFrame } from './buildFrame';
import { exportConstant } from './exportConstant';
import { exportProof } from './exportProof';
import { failAt } from './failAt';
import { isWritten } from './isWritten';
import { createLiveFinder } from './liveFinder';
import { createProgramParts } from './programParts';
import { createProofRecorders } from './proofRecorder';
import { siteElement } from './siteElement';

interface FirstGutter {
  readonly parent: Parents;
  readonly node: RootContent;
}

/** Outermost tab set around a block. */
interface Tabset extends FirstGutter {
  readonly id: string;
}

/**
 * Remark plugin: turns code blocks into `codeframe` elements that include the output and the result of the last run of
 * the examples; the first gutter gets an explanation. Exports `proof` from a page that has examples, and `hasProgram` from one that has
 * Python code to run.
 */
export function codeFrames({
  openRecorder = createProofRecorders(process.cwd()),
  openLive = createLiveFinder(process.cwd()),
} = {}) {
  return (tree: Root, file: VFile): void => {
    const proofs = openRecorder(file);
    const findLive = openLive(file);
    const followProgram = createProgramParts();
    let first: FirstGutter | undefined;
    let tabsets = 0;
    let hasProgram = false;

    const walk = (parent: Parents, tabset: Tabset | undefined): void => {
      const children: RootContent[] = parent.children;
      for (let index = 0; index < children.length; index++) {
        const node = children[index];
        if (node?.type === 'code' && node.lang !== 'mermaid') {
          const block: [Code, ...RootContent[]] = [node, ...children.slice(index + 1, index + 3)];
          const [frame, used] = buildFrame(file, block, {
            proofs,
            findLive,
            followProgram,
            place: tabset?.id,
          });
          children.splice(index, used, frame);
          const { language, kind } = frame.data.hProperties;
          hasProgram ||= language === 'python' && kind !== 'skip';
          if (frame.data.hProperties.lanes) first ??= tabset ?? { parent, node: frame };
        } else if (node && 'children' in node) {
          walk(node, tabset ?? openTabset(parent, node));
        }
      }
    };
    // An id inside a hidden tab cannot be linked to, so blocks in tabs use the id of the outermost set.
    const openTabset = (parent: Parents, node: RootContent): Tabset | undefined => {
      if (node.type !== 'containerDirective' || node.name !== 'tabs') return undefined;
      const id = `tabs-${++tabsets}`;
      node.data = { hProperties: { id } };
      return { parent, node, id };
    };
    walk(tree, undefined);
    const proof = proofs.finish();
    if (proof) exportProof(tree, proof);
    if (hasProgram) exportConstant(tree, 'hasProgram', { type: 'Literal', value: true });

    if (first) {
      const siblings: RootContent[] = first.parent.children;
      siblings.splice(siblings.indexOf(first.node), 0, siteElement('lanekey'));
    }
    if (!isWritten(file, /["'(]output["')]/)) return;
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
