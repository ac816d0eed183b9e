import { createHash } from 'node:crypto';
import { fenceText } from '../../shared/code/fenceText';

/**
 * Takes a block's language, words and code; gives the 12 hexadecimal digits that change when one of them does.
 */
export function hashFence(name: string, meta: string, code: string) {
  return createHash('sha256')
    .update(fenceText(name, meta, code))
    .digest('hex')
    .slice(0, 12);
}
