import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that work only on the page itself: buttons and their icons, links next to headings and code blocks. */
const isChrome = ({ name, attribs }: Element): boolean =>
  ['button', 'svg', 'script', 'style', 'template'].includes(name) ||
  /(?:^|\s)(?:hash-link|ran)(?:\s|$)/.test(attribs.class ?? '');

const isDiagram = ({ attribs }: Element): boolean =>
  ['diagram-box', 'diagram-parts'].includes(attribs.class ?? '');

/** Cleans the HTML of a post for feed readers, which have neither the site's scripts nor its styles. */
export function cleanFeedContent(html: string): string {
  const document = parseDocument(html);
  for (const link of DomUtils.findAll(({ attribs }) => attribs.class === 'picture', document.children)) {
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  // A diagram has the colors of the site's style sheet, so feed readers get its description.
  for (const box of DomUtils.findAll(isDiagram, document.children)) {
    const alt = DomUtils.findOne(({ attribs }) => attribs.role === 'img', [box])?.attribs['aria-label'] ?? '';
    const [paragraph] = parseDocument('<p>-</p>').children;
    const [text] = paragraph && DomUtils.isTag(paragraph) ? paragraph.children : [];
    if (paragraph && text && DomUtils.isText(text)) {
      text.data = `[${alt}]`;
      DomUtils.replaceElement(box, paragraph);
    }
  }
  for (const element of DomUtils.findAll(isChrome, document.children)) DomUtils.removeElement(element);
  // Feed readers have their own layout, so the widths in `sizes` do not apply.
  for (const picture of DomUtils.getElementsByTagName('img', document.children)) {
    delete picture.attribs.srcset;
    delete picture.attribs.sizes;
  }
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
