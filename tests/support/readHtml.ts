import { DomUtils, parseDocument } from 'htmlparser2';

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlNode = HtmlDocument['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: Record<string, string> }>;
type HtmlText = Extract<HtmlNode, { data: string; type: 'text' }>;

/** Parses the HTML of a page. Entities in texts and attributes are decoded, names are in lower case. */
const readHtml = (html: string): HtmlDocument => parseDocument(html);

export const isElement = (node: HtmlNode): node is HtmlElement => DomUtils.isTag(node);
export const isText = (node: HtmlNode): node is HtmlText => DomUtils.isText(node);

/** Lists the elements of a document, or inside an element, in document order. */
export function elementsIn(root: HtmlDocument | HtmlElement): HtmlElement[] {
  const found: HtmlElement[] = [];
  const collect = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    found.push(node);
    node.children.forEach(collect);
  };
  root.children.forEach(collect);
  return found;
}

/** Lists the elements of a page, from its HTML. */
export const elementsOf = (html: string): HtmlElement[] => elementsIn(readHtml(html));

/** Lists the names in the class attribute of an element. */
export const classesOf = ({ attribs }: HtmlElement): string[] =>
  (attribs.class ?? '').split(/\s+/).filter((name) => name !== '');

/** Returns the text inside an element, that of scripts included. */
export const textOf = (element: HtmlElement): string => DomUtils.textContent(element);

/** Lists the elements around an element, the nearest one first. */
export function ancestorsOf(element: HtmlElement): HtmlElement[] {
  const ancestors: HtmlElement[] = [];
  for (let { parent } = element; parent !== null && parent.type === 'tag'; { parent } = parent)
    ancestors.push(parent);
  return ancestors;
}
