import type { HtmlElement } from './readHtml';

type Elements = readonly HtmlElement[];

/** Lists the addresses of the scripts that a page names. */
export const scriptFiles = (elements: Elements): string[] =>
  elements.flatMap(({ name, attribs }) => (name === 'script' ? (attribs.src ?? []) : []));

/** Data attributes of the boot script: what it loads, and when. */
export const bootData = (elements: Elements, key: string): string =>
  elements.find(({ attribs }) => attribs[key] !== undefined)?.attribs[key] ?? '';

/** Lists the addresses of the app's files that a page needs. */
export const appOf = (elements: Elements): string[] => bootData(elements, 'data-app').split(' ');

/**
 * Returns the address of the style sheet of all pages, which a page loads with the app.
 * @throws When the page names none.
 */
export function appSheetOf(elements: Elements): string {
  const sheet = appOf(elements).find((file) => file.endsWith('.css'));
  if (sheet === undefined) throw new Error('no style sheet in data-app');
  return sheet;
}
