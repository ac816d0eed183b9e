type TypePart = string | readonly [text: string, href: string];

type Parameter = {
  name: string;
  stars?: '*' | '**';
  only?: 'position' | 'keyword';
  annotation?: TypePart[];
  type: TypePart[];
  default?: string;
};

/** A parameter of a signature, or the bare `/` or `*` between two of them. */
export type SignatureItem = { name: string; type: TypePart[]; default?: string };

export type SignatureLayout = {
  items: SignatureItem[];
  returns: TypePart[];
  /** Too long for one line: one parameter per line. */
  isList: boolean;
};

type Input = {
  /** The text before the opening bracket, e.g. `ti.field`. */
  head: string;
  parameters: readonly Parameter[];
  returns?: TypePart[];
};

/** Characters that fit into the text column. */
const lineLength = 80;

const textOf = (type: readonly TypePart[]): string =>
  type.map((part) => (typeof part === 'string' ? part : part[0])).join('');

/** Whether a type is code, `int | tuple[int, ...]`, and not prose, `scalar, vector or matrix`. */
export function isTypeLike(type: readonly TypePart[]): boolean {
  let text = textOf(type);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\[[^[\]]*\]/, '');
  }
  return /^[\w.]+(?: \| [\w.]+)*$/.test(text);
}

const lengthOf = ({ name, type, default: value }: SignatureItem): number =>
  name.length +
  (type.length > 0 ? textOf(type).length + 2 : 0) +
  (value === undefined ? 0 : value.length + 3);

/** Inserts the bare `/` and `*` where Python requires them. */
function toItems(parameters: readonly Parameter[]): SignatureItem[] {
  const items: SignatureItem[] = [];
  let hasStar = false;
  parameters.forEach((parameter, index) => {
    const { name, stars, only, annotation, type, default: value } = parameter;
    if (stars === '*') hasStar = true;
    if (only === 'keyword' && !hasStar) {
      items.push({ name: '*', type: [] });
      hasStar = true;
    }
    const shown = annotation ?? (stars === undefined && isTypeLike(type) ? type : []);
    items.push({
      name: `${stars ?? ''}${name}`,
      type: shown,
      ...(value !== undefined && { default: value }),
    });
    if (only === 'position' && parameters[index + 1]?.only !== 'position')
      items.push({ name: '/', type: [] });
  });
  return items;
}

/** Lays out a signature: its parts, and whether they fit on one line. Types in prose are omitted. */
export function layoutSignature({ head, parameters, returns = [] }: Input): SignatureLayout {
  const items = toItems(parameters);
  const shown = isTypeLike(returns) ? returns : [];
  const inner = items.reduce((sum, item) => sum + lengthOf(item) + 2, 0);
  const length = head.length + inner + (shown.length > 0 ? textOf(shown).length + 3 : 0);
  return { items, returns: shown, isList: length > lineLength };
}
