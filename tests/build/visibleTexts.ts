import { Parser } from 'htmlparser2';

/** Void elements, and those whose text is invisible. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'code',
  'pre',
  'kbd',
  'time',
  'math',
  'title',
]);
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const attributes = ['aria-label', 'alt', 'title', 'placeholder'];

/** Whether the inside of an element is content, or a name that is the same in all languages. */
type IsContent = (attribs: Readonly<Record<string, string>>, tag: string) => boolean;

/**
 * Lists the visible and announced texts of a page without duplicates, except those inside content. A text that spans inline
 * elements is split into parts.
 */
export function visibleTexts(html: string, isContent: IsContent): string[] {
  const texts = new Set<string>();
  const stack: { tag: string; isSilent: boolean }[] = [];
  const isSilent = () => stack.at(-1)?.isSilent ?? false;
  const add = (text: string): void => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(trimmed)) texts.add(trimmed);
  };
  const parser = new Parser({
    onopentag(tag, attribs) {
      const quiet =
        isSilent() || silent.has(tag) || isContent(attribs, tag) || attribs['aria-hidden'] === 'true';
      if (!quiet) for (const name of attributes) add(attribs[name] ?? '');
      if (!empty.has(tag)) stack.push({ tag, isSilent: quiet });
    },
    ontext(text) {
      if (!isSilent() && stack.some(({ tag }) => tag === 'body')) add(text);
    },
    onclosetag(tag) {
      if (!empty.has(tag)) stack.pop();
    },
  });
  parser.end(html);
  return [...texts];
}
