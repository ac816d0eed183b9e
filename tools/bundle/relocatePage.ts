import { Parser } from 'htmlparser2';

export type Relocation = {
  /** Resolves an address of the site, seen from the page: a relative path, or a complete URL for what the bundle does not have. */
  readonly resolve: (address: string) => string;
  /** Elements added at the end of the head, and at the end of the body. */
  readonly head: string;
  readonly body: string;
};

const addressAttributes = ['href', 'src', 'action', 'poster', 'data-interaction'];

/** Attributes that start the app, which needs addresses of a server, and requests that a folder does not answer. */
const droppedAttributes = ['data-app', 'data-search', 'crossorigin'];

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A tag that closes itself. The slash at the end of a value without quotation marks belongs to that value: `<a href=/>`. */
const selfClosing = /(?:^<[^\s/>]+|[\s"'])\/>$/;

/** Elements that have no content, and no end tag. */
const empty = ['meta', 'link', 'img', 'input', 'br', 'hr', 'source'];

/** Opening tags are rewritten, everything between them stays as it is. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

function relocateSet(srcset: string, resolve: Relocation['resolve']): string {
  return srcset
    .split(',')
    .map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [resolve(address), ...size].join(' ');
    })
    .join(', ');
}

function writeTag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  { resolve }: Relocation,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (droppedAttributes.includes(key)) return [];
    if (key === 'srcset') return [[key, relocateSet(value, resolve)]];
    return [[key, addressAttributes.includes(key) ? resolve(value) : value]];
  });
  return `<${[name, ...written.map(([key = '', value = '']) => (value === '' ? key : `${key}="${escape(value)}"`))].join(' ')}>`;
}

/** What a page cannot use without a server: its policy, which names one, rules for prefetching, and the check of the base URL. */
const isDropped = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  (name === 'meta' && attributes['http-equiv'] !== undefined) ||
  (name === 'link' && (attributes.rel === 'search' || attributes.type !== undefined));

/** Of the scripts in a page, a folder needs only that of `src/boot`. */
const isDroppedScript = ({ src, type, ...others }: Readonly<Record<string, string>>): boolean =>
  src === undefined && type !== 'application/ld+json' && others['data-namespace'] === undefined;

/** Rewrites a page of the site so that it works from a folder. */
export function relocatePage(html: string, relocation: Relocation): string {
  const edits: Edit[] = [];
  let scriptStart = -1;
  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        const { startIndex: start, endIndex } = parser;
        const end = endIndex + 1;
        if (name === 'script' && isDroppedScript(attributes)) {
          scriptStart = start;
          return;
        }
        const text = isDropped(name, attributes)
          ? ''
          : writeTag(name, attributes, relocation) +
            (selfClosing.test(html.slice(start, end)) && !empty.includes(name) ? `</${name}>` : '');
        edits.push({ start, end, text });
      },
      onclosetag(name) {
        if (name !== 'script' || scriptStart < 0) return;
        edits.push({ start: scriptStart, end: parser.endIndex + 1, text: '' });
        scriptStart = -1;
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(html);
  let text = '';
  let at = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    text += html.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  text += html.slice(at);
  return text
    .replace('</head>', () => `${relocation.head}</head>`)
    .replace(/<\/body>|$/, (end) => relocation.body + end);
}
