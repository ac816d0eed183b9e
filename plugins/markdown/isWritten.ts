import type { VFile } from 'vfile';

/**
 * Tells whether the Markdown of a page contains what a construct starts with. Called before a visit of the tree, which takes far
 * longer than a search of the text, since most pages have few of the constructs.
 */
export const isWritten = (file: VFile, sign: RegExp): boolean => sign.test(String(file));
