import type { Root } from 'mdast';
import type { Proof } from '../../shared/code/proof';
import { exportConstant } from './exportConstant';

/**
 * Takes the tree of a page and its proof; adds `export const proof`, which the theme reads where the lead stands. It holds JSON:
 * a string needs no tree of its own.
 */
export function exportProof(tree: Root, proof: Proof): void {
  exportConstant(tree, 'proof', { type: 'Literal', value: JSON.stringify(proof) });
}
