/** Columns that fit on the narrowest phone, and in the frame of a wide window. */
const phone = 36;
const window = 76;

/** Whether a line of a text is longer than a phone is wide (`long`), or than any frame for code (`wide`); undefined if none is. */
export function measureLines(text: string): 'long' | 'wide' | undefined {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > window) return 'wide';
  return longest > phone ? 'long' : undefined;
}
