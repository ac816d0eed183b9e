type TextPart = string | readonly [kind: 'code' | 'em', text: string, href?: string];

/** Takes a text in parts; returns it without marks and links, for places that hold text only. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');
