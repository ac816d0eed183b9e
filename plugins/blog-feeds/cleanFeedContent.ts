import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What only works on the page itself: buttons and their icons, enlarged pictures, links from a heading or a code block. */
const isChrome = ({ name, attribs }: Element): boolean =>
  ['button', 'svg', 'script', 'style', 'template'].includes(name) ||
  'popover' in attribs ||
  /(?:^|\s)(?:hash-link|ran)(?:\s|$)/.test(attribs.class ?? '');

/** Takes the HTML of a post as its page shows it; gives it for a feed reader, where no script and no style of the site is. */
export function cleanFeedContent(html: string): string {
  const document = parseDocument(html);
  const isPicture = (element: Element) =>
    element.name === 'button' && DomUtils.getElementsByTagName('img', element, true).length > 0;
  for (const button of DomUtils.findAll(isPicture, document.children)) {
    for (const child of [...button.children]) DomUtils.prepend(button, child);
    DomUtils.removeElement(button);
  }
  for (const element of DomUtils.findAll(isChrome, document.children)) DomUtils.removeElement(element);
  // A reader has a layout of its own, which `sizes` does not know.
  for (const picture of DomUtils.getElementsByTagName('img', document.children)) {
    delete picture.attribs.srcset;
    delete picture.attribs.sizes;
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
