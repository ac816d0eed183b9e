import { toUrl, type Place } from '../addresses';
import type { Block } from '../markdown/readBlocks';
import { parseFence } from '../../../shared/code/parseFence';
import type { CleanPage } from '../types';
import type { Words } from '../words';
import type { Notebook } from './format';
import { toCells } from './toCells';

type Input = {
  readonly place: Place;
  readonly words: Words;
  /** Release that the page documents, without the `v`. */
  readonly release: string;
  readonly locale: string;
};

/** Converts a page to a notebook, whose first cells name the page and install the release that it documents. */
export function toNotebook(
  { title, description, permalink, blocks }: CleanPage,
  { place, words, release, locale }: Input,
): Notebook {
  const head = [
    `# ${title}`,
    description,
    `<${toUrl(place, permalink)}>`,
    words.own('install', { release }),
  ].filter(Boolean);
  const install: Block = {
    type: 'code',
    text: '',
    language: 'python',
    code: `%pip install taichi==${release}`,
    fence: parseFence('python', ''),
  };
  return {
    cells: toCells([{ type: 'text', text: head.join('\n\n') }, install, ...blocks]),
    metadata: {
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python', file_extension: '.py', mimetype: 'text/x-python' },
      // Of the text; `language_info` is the language of the programs.
      language: locale,
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
}

/** Formats a notebook as Jupyter does: keys in alphabetic order, one blank of indentation. */
export const formatNotebook = (notebook: Notebook): string => `${JSON.stringify(notebook, null, 1)}\n`;
