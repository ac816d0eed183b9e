import { site } from '../../../config/site';
import type { BuiltPage } from '../../support/builtPages';
import type { Rule } from '../rule';

/** Returns the address that a redirect leads to, without its fragment. */
function targetOf({ elements }: BuiltPage): string {
  const refresh = elements.find(({ attribs }) => attribs['http-equiv'] === 'refresh');
  return /^0; url=([^#]*)/.exec(refresh?.attribs.content ?? '')?.[1] ?? '';
}

/** What every file keeps that only leads on to another address. */
export const redirects: readonly Rule[] = [
  {
    name: 'leads at once to a page that exists, and links to it',
    check(page, { hasFile }) {
      const target = targetOf(page);
      const bare = target.replace(/\/$/, '');
      const isThere = hasFile(`${bare}/index.html`) || hasFile(`${bare}.html`);
      const isLinked = page.elements.some(
        ({ name, attribs }) => name === 'a' && attribs.href?.replace(/#.*$/, '') === target,
      );
      return isThere && isLinked ? [] : [`leads to "${target}". Fix: see config/redirects.ts`];
    },
  },
  {
    name: 'is kept out of search and names its target as canonical',
    check(page) {
      const canonical = page.elements.find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href;
      const robots = page.elements.find(({ attribs }) => attribs.name === 'robots')?.attribs.content ?? '';
      const isOut = robots.includes('noindex') && canonical === `${site.url}${targetOf(page)}`;
      return isOut ? [] : [`robots "${robots}", canonical ${canonical}. Fix: see plugins/redirects`];
    },
  },
];
