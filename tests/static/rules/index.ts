import type { Rule } from '../rule';
import { files } from './files';
import { metadata } from './metadata';
import { pictures } from './pictures';
import { policy } from './policy';
import { structure } from './structure';
import { text } from './text';
import { weight } from './weight';

/** What every page of the built site keeps. */
export const rules: readonly Rule[] = [
  ...metadata,
  ...structure,
  ...pictures,
  ...policy,
  ...files,
  ...weight,
  ...text,
];
