import { withoutMarks } from './searchResponse';

/** Name of the highlight, in `src/css/search.css`. */
const name = 'found';
/** More would say nothing about where to read. */
const most = 200;
const shortest = 3;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the places of words in the texts of an element, in any case. */
function findPlaces(root: Node, words: readonly string[]): [node: Node, start: number, end: number][] {
  const telling = words
    .map((word) => withoutMarks(word).trim())
    .filter((word) => word.length >= shortest || /\p{Script=Han}{2}/u.test(word));
  const places: [Node, number, number][] = [];
  if (telling.length === 0) return places;
  const longestFirst = [...telling].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escape).join('|'), 'giu');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && places.length < most) {
    const node = walker.currentNode;
    for (const { 0: found, index } of (node.nodeValue ?? '').matchAll(pattern)) {
      places.push([node, index, index + found.length]);
    }
  }
  return places.slice(0, most);
}

/** Browsers without the API show the page without marks. */
const getHighlights = (): HighlightRegistry | undefined => ('highlights' in CSS ? CSS.highlights : undefined);

/** Ends the marking of the page before it. */
let marking = new AbortController();

function clear(): void {
  marking.abort();
  getHighlights()?.delete(name);
}

function clearOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') clear();
}

function mark(words: readonly string[]): void {
  const main = document.querySelector('main');
  const places = main ? findPlaces(main, words) : [];
  if (places.length === 0) return;
  const ranges = places.map(([node, start, end]) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
  getHighlights()?.set(name, new Highlight(...ranges));
}

/** Marks words on the next page that the app shows, until the reader leaves it or presses Escape. React's elements stay as they are. */
export function markOnArrival(words: readonly string[]): void {
  clear();
  marking = new AbortController();
  const { signal } = marking;
  const start = () => {
    // Again when the part below the first screen has been rendered.
    addEventListener('taichi:content', () => mark(words), { signal });
    addEventListener('taichi:page', clear, { signal });
    addEventListener('keydown', clearOnEscape, { signal });
  };
  addEventListener('taichi:page', start, { once: true, signal });
}
