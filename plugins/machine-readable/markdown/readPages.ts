import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParsedPage, ParsedPages } from '../../../shared/markdown/parsedPage';
import type { Place } from '../addresses';
import type { CleanPage, SourcePage } from '../types';
import type { Words } from '../words';
import type { Surroundings } from './cleanInline';
import { readBlocks, type Block } from './readBlocks';
import { createLinkResolver } from './resolveLink';

type Input = {
  readonly pages: readonly SourcePage[];
  readonly parsed: ParsedPages;
  readonly place: Place;
  readonly words: Words;
  /** Finds the URL of a picture file. */
  readonly findPicture: (file: string) => string;
};

/** Resolves the pictures of a page: files beside it, files of `static`, or other sites; null for diagrams, which are part of the page. */
function createPictureResolver(
  page: SourcePage,
  findPicture: Input['findPicture'],
  linkTo: (url: string) => string,
): (url: string) => string | null {
  return (url) => {
    if (url.endsWith('.svg')) return null;
    const isBeside = !/^(?:[a-z]+:|\/)/i.test(url);
    return isBeside ? findPicture(path.join(path.dirname(page.file), decodeURI(url))) : linkTo(url);
  };
}

/** Reads a page as blocks of clean Markdown. */
export const readPage = ({ text, root }: ParsedPage, around: Omit<Surroundings, 'text'>): Block[] =>
  readBlocks(root.children, { ...around, text });

/**
 * Reads all pages as blocks of clean Markdown.
 *
 * @throws When a page was not parsed ahead.
 */
export function readPages({ pages, parsed, place, words, findPicture }: Input): CleanPage[] {
  const permalinks = new Map(pages.map(({ source, permalink }) => [source, permalink]));
  return pages.map((page) => {
    const tree = parsed.find(readFileSync(page.file, 'utf8'));
    if (!tree)
      throw new Error(
        `machine-readable: ${page.file} was not parsed. Fix: list it in listPageFiles of plugins/preset/parseAhead.ts, or build again if it has just changed.`,
      );
    const linkTo = createLinkResolver(page, place, permalinks);
    const pictureAt = createPictureResolver(page, findPicture, linkTo);
    const blocks = readPage(tree, { words, linkTo, pictureAt });
    const { cover } = page;
    const address = cover && pictureAt(cover.url);
    return {
      ...page,
      blocks: address ? [{ type: 'text', text: `![${cover.alt}](${address})` }, ...blocks] : blocks,
    };
  });
}
