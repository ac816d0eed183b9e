import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../addresses';
import type { CleanPage, SourcePage } from '../types';
import type { Words } from '../words';
import { parsePage, type ParsedPage } from './parsePage';
import { readBlocks } from './readBlocks';
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

/** Parses each text once: the versions have many pages in common. */
function createParser(): (page: string) => ParsedPage {
  const known = new Map<string, ParsedPage>();
  return (page) => {
    const parsed = known.get(page) ?? parsePage(page);
    known.set(page, parsed);
    return parsed;
  };
}

/** Reads all pages as blocks of clean Markdown. */
export function readPages({ pages, place, words, findPicture }: Input): CleanPage[] {
  const permalinks = new Map(pages.map(({ source, permalink }) => [source, permalink]));
  const parse = createParser();
  return pages.map((page) => {
    const { text, root } = parse(readFileSync(page.file, 'utf8'));
    const linkTo = createLinkResolver(page, place, permalinks);
    const pictureAt = createPictureResolver(page, findPicture, linkTo);
    const blocks = readBlocks(root.children, { text, words, linkTo, pictureAt });
    const { cover } = page;
    const address = cover && pictureAt(cover.url);
    return {
      ...page,
      blocks: address ? [{ type: 'text', text: `![${cover.alt}](${address})` }, ...blocks] : blocks,
    };
  });
}
