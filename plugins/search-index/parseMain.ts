import type { Element, ElementContent, Properties } from 'hast';
import { Parser } from 'htmlparser2';

/** Keeps only the attributes that the index reads. */
const toProperties = (attributes: Readonly<Record<string, string>>): Properties => ({
  id: attributes.id,
  src: attributes.src,
  srcSet: attributes.srcset,
  className: attributes.class?.split(/\s+/),
  ariaHidden: attributes['aria-hidden'],
});

/**
 * Parses the `main` of a finished page; undefined when the page has none. Menus and footer are more than half of a
 * page, so they are cut off before parsing. React writes well-formed HTML, so no error recovery is needed beyond
 * implied end tags.
 */
export function parseMain(html: string): Element | undefined {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main');
  if (start < 0) return undefined;
  const top: ElementContent[] = [];
  const open = [top];
  const add = (node: ElementContent) => open.at(-1)?.push(node);
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const children: ElementContent[] = [];
      add({ type: 'element', tagName, properties: toProperties(attributes), children });
      open.push(children);
    },
    ontext: (value) => add({ type: 'text', value }),
    onclosetag: () => open.pop(),
  });
  parser.end(html.slice(start, end < start ? undefined : end));
  return top.find((node): node is Element => node.type === 'element' && node.tagName === 'main');
}
