import type { VFile } from 'vfile';

/**
 * Tells whether the Markdown of a page contains what a construct starts with. Most pages have few of the constructs, and a
 * visit of the tree takes far longer than a search of the text.
 */
export const isWritten = (file: VFile, sign: RegExp): boolean => sign.test(String(file));
