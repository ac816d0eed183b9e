type TextPart = string | readonly [kind: 'code' | 'em' | 'lang', text: string, href?: string];

/** Joins the parts of a text without markup and links, for places that accept text only. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts
    .filter((part) => part[0] !== 'lang')
    .map((part) => (typeof part === 'string' ? part : part[1]))
    .join('');
