/** Ends the parts that stand before the text of a unit: signs that no text contains. */
const ends = { poster: '\u001e', signature: '\u001f' };

/** What the text of a unit consists of; empty where it has no picture of a live example, or describes no symbol. */
export type UnitText = { poster: string; signature: string; body: string };

/** Joins the parts of a unit's text, so that they are loaded together. */
export const joinText = ({ poster, signature, body }: UnitText): string =>
  (poster && poster + ends.poster) + (signature && signature + ends.signature) + body;

/** Splits a stored text into its parts. */
export function splitText(text: string): UnitText {
  const afterPoster = text.indexOf(ends.poster) + 1;
  const afterSignature = text.indexOf(ends.signature) + 1;
  return {
    poster: text.slice(0, Math.max(afterPoster - 1, 0)),
    signature: text.slice(afterPoster, Math.max(afterSignature - 1, afterPoster)),
    body: text.slice(Math.max(afterPoster, afterSignature)),
  };
}
