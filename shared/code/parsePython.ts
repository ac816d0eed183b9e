import { parser } from '@lezer/python';
import { memoize } from '../text/memoize';

/** Parses Python. The versions of a page, and its translations, have most of their code in common: each text is parsed once. */
export const parsePython = memoize((code) => parser.parse(code));
