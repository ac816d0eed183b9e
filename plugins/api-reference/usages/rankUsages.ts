import type { ApiUsage } from '../types';
import type { UsagePage } from './listUsagePages';

/** A page that uses an object. */
export type PageUse = {
  readonly page: Pick<UsagePage, 'title' | 'slug' | 'href' | 'kind'>;
  /** Uses of the object. */
  readonly count: number;
  /** Uses of all objects. */
  readonly total: number;
};

/** Pages that use an object or a member, most relevant first, and the number of further pages. */
export type Usages = { readonly usages: ApiUsage[]; readonly moreUsages: number };

const shown = 3;
/** Prevents a page with only a few names from looking as if it were about one of them. */
const smallPage = 20;
/** Docs explain a name; posts apply it. */
const weights = { docs: 1, post: 0.5 };

/**
 * Selects up to five pages that use an object, most relevant first: pages with the name in title or slug, then those with the
 * highest share of uses.
 *
 * @param name Last part of the object's name.
 */
export function rankUsages(name: string, uses: readonly PageUse[]): Usages {
  const rated = uses.map(({ page, count, total }) => ({
    page,
    naming: rateNaming(name, page),
    weight: (weights[page.kind] * count) / (total + smallPage),
  }));
  rated.sort((a, b) => b.naming - a.naming || b.weight - a.weight || (a.page.href < b.page.href ? -1 : 1));
  return {
    usages: rated.slice(0, shown).map(({ page: { title, href, kind } }) => ({ title, href, kind })),
    moreUsages: Math.max(rated.length - shown, 0),
  };
}

/** Rates 2 when the name is the title or slug, 1 when it is a word of either, otherwise 0. */
function rateNaming(name: string, { title, slug }: PageUse['page']): number {
  const wanted = [name.toLowerCase(), `${name.toLowerCase()}s`];
  const whole = [title.toLowerCase(), slug.toLowerCase().replace(/^.*\//, '')];
  if (whole.some((text) => wanted.includes(text))) return 2;
  const words = whole.flatMap((text) => text.split(/[^\p{L}\p{N}_]+/u));
  return words.some((word) => wanted.includes(word)) ? 1 : 0;
}
