import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/**
 * Elements that work only on the page itself: buttons and their icons, enlarged pictures, links next to headings and
 * code blocks.
 */
const isChrome = ({ name, attribs }: Element): boolean =>
  ['button', 'svg', 'script', 'style', 'template'].includes(name) ||
  'popover' in attribs ||
  /(?:^|\s)(?:hash-link|ran)(?:\s|$)/.test(attribs.class ?? '');

/** Cleans the HTML of a post for feed readers, which have neither the site's scripts nor its styles. */
export function cleanFeedContent(html: string): string {
  const document = parseDocument(html);
  const isPicture = (element: Element) =>
    element.name === 'button' && DomUtils.getElementsByTagName('img', element, true).length > 0;
  for (const button of DomUtils.findAll(isPicture, document.children)) {
    for (const child of [...button.children]) DomUtils.prepend(button, child);
    DomUtils.removeElement(button);
  }
  for (const element of DomUtils.findAll(isChrome, document.children)) DomUtils.removeElement(element);
  // Feed readers have their own layout, so the widths in `sizes` do not apply.
  for (const picture of DomUtils.getElementsByTagName('img', document.children)) {
    delete picture.attribs.srcset;
    delete picture.attribs.sizes;
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
