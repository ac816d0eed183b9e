import type { Root } from 'mdast';
import type { Proof } from '../../shared/code/proof';
import { exportConstant } from './exportConstant';

/**
 * Adds `export const proof` to a page; the theme reads it next to the lead. The value is JSON, because a string needs
 * no syntax tree.
 */
export function exportProof(tree: Root, proof: Proof): void {
  exportConstant(tree, 'proof', { type: 'Literal', value: JSON.stringify(proof) });
}
