import { formatPath } from '../../../shared/docs/formatPath';
import { toUrl, type Place } from '../addresses';
import type { CleanPage } from '../types';
import type { Words } from '../words';
import { formatBlocks } from './formatBlocks';

type Input = {
  readonly place: Place;
  readonly words: Words;
  /** Release that a page documents, without the `v`. */
  readonly release: string;
  readonly hasNotebook: boolean;
};

/** One line below the lead: where the page is, what it belongs to, and its other formats. */
function formatOrigin(page: CleanPage, { place, words, release, hasNotebook }: Input): string {
  const facts = [
    `<${toUrl(place, page.permalink)}>`,
    page.kind === 'docs' ? `Taichi ${release}` : [page.day, ...(page.authors ?? [])].join(' · '),
    ...(hasNotebook
      ? [`[${words.own('notebook')}](${toUrl(place, formatPath(page.permalink, 'ipynb'))})`]
      : []),
  ];
  return facts.join(' · ');
}

/** Formats a page as a Markdown file: title, lead, origin, content. */
export function formatPage(page: CleanPage, input: Input): string {
  const parts = [`# ${page.title}`, page.description, formatOrigin(page, input), formatBlocks(page.blocks)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
