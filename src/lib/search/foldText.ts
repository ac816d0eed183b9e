const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;

/** Takes any text, returns it in the form that is compared: lower case, no accents, compatibility forms replaced. */
export function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** Like `foldText`, with the offset in `text` that each folded code unit comes from, and the length as the last one. */
export function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = foldText(character);
    for (let unit = 0; unit < piece.length; unit += 1) offsets.push(at);
    folded += piece;
    at += character.length;
  }
  offsets.push(text.length);
  return { folded, offsets };
}
