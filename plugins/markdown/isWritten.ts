import type { VFile } from 'vfile';

/**
 * Tells whether the Markdown of a page contains what a construct starts with. A plugin asks before it visits the tree: a visit takes far
 * longer than a search of the text, and most pages have few of the constructs.
 */
export const isWritten = (file: VFile, sign: RegExp): boolean => sign.test(String(file));
