import type { BuiltPage } from '../../support/builtPages';
import { textOf, type HtmlElement } from '../../support/readHtml';
import type { Rule } from '../rule';

/** Blocks of data are not run. */
const isData = ({ attribs }: HtmlElement): boolean => attribs.type === 'application/ld+json';

const scriptsOf = ({ elements }: BuiltPage): HtmlElement[] =>
  elements.filter((element) => element.name === 'script' && !isData(element));

/** Lists the texts of the scripts that are part of a page. */
export const inlineScriptsOf = (page: BuiltPage): string[] =>
  scriptsOf(page)
    .filter(({ attribs }) => attribs.src === undefined)
    .map(textOf);

/** Attributes with the address of something that the page loads. */
const loads: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  use: ['href', 'xlink:href'],
};

const isForeign = (address: string): boolean => /^(?:[a-z]+:)?\/\//i.test(address.trim());

export const policy: readonly Rule[] = [
  {
    name: 'has its sheet of styles, and no other inline style',
    check: ({ elements }) => {
      const count = elements.filter(({ name }) => name === 'style').length;
      return [
        ...(count === 1
          ? []
          : [`${count} style elements. Fix: leave styles to src/css and plugins/first-view`]),
        ...elements.flatMap(({ name, attribs }) =>
          attribs.style === undefined ? [] : [`style="${attribs.style}" on ${name}. Fix: use a class`],
        ),
      ];
    },
  },
  {
    name: 'has no event handler in its HTML',
    check: ({ elements }) =>
      elements.flatMap(({ name, attribs }) =>
        Object.keys(attribs)
          .filter((key) => /^on[a-z]/.test(key))
          .map((key) => `${key} on ${name}. Fix: listen in src/boot or in a component`),
      ),
  },
  {
    name: 'has the inline scripts that the policy names by their hashes, and no other',
    check(page, { inlineScripts }) {
      const found = inlineScriptsOf(page);
      const foreign = found.filter((text) => !inlineScripts.has(text));
      const missing = [...inlineScripts].filter((text) => !found.includes(text));
      return [
        ...foreign.map((text) => `inline script "${text.slice(0, 60)}". Fix: make it a file`),
        ...missing.map((text) => `no inline script "${text.slice(0, 60)}". Fix: see plugins/classic-theme`),
      ];
    },
  },
  {
    name: 'loads nothing from another site',
    check: ({ elements }) =>
      elements.flatMap(({ name, attribs }) => {
        const keys =
          name === 'link' && /stylesheet|preload|icon|prefetch/.test(attribs.rel ?? '')
            ? ['href']
            : (loads[name] ?? []);
        return keys.flatMap((key) =>
          isForeign(attribs[key] ?? '')
            ? [`${key}="${attribs[key]}" on ${name}. Fix: serve it from this site`]
            : [],
        );
      }),
  },
  {
    name: 'has no analytics, since no tracking id is set',
    // A hash of the policy may contain any four letters.
    check: ({ html }) =>
      [
        ...new Set(html.replaceAll(/'sha256-[^']*'/g, '').match(/gtag|googletagmanager|google-analytics/g)),
      ].map((word) => `${word}. Fix: unset GTAG_TRACKING_ID`),
  },
];
