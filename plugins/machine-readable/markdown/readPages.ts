import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../shared/text/memoize';
import type { Place } from '../addresses';
import type { CleanPage, SourcePage } from '../types';
import type { Words } from '../words';
import type { Surroundings } from './cleanInline';
import { parseBlocks, splitPage } from './parsePage';
import { readBlocks, type Block } from './readBlocks';
import { createLinkResolver } from './resolveLink';

type Input = {
  readonly pages: readonly SourcePage[];
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

/** Reads a page, front matter included, as blocks of clean Markdown. */
export const readPage = (
  page: string,
  around: Omit<Surroundings, 'text'>,
  parse: typeof parseBlocks = parseBlocks,
): Block[] =>
  splitPage(page)
    .map(parse)
    .flatMap(({ text, root }) => readBlocks(root.children, { ...around, text }));

/** Reads all pages as blocks of clean Markdown. */
export function readPages({ pages, place, words, findPicture }: Input): CleanPage[] {
  const permalinks = new Map(pages.map(({ source, permalink }) => [source, permalink]));
  // The versions have most of their blocks in common.
  const parse = memoize(parseBlocks);
  return pages.map((page) => {
    const linkTo = createLinkResolver(page, place, permalinks);
    const pictureAt = createPictureResolver(page, findPicture, linkTo);
    const blocks = readPage(readFileSync(page.file, 'utf8'), { words, linkTo, pictureAt }, parse);
    const { cover } = page;
    const address = cover && pictureAt(cover.url);
    return {
      ...page,
      blocks: address ? [{ type: 'text', text: `![${cover.alt}](${address})` }, ...blocks] : blocks,
    };
  });
}
