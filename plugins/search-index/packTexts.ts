/** Bytes per part: small enough that the excerpts of one result list load quickly. */
const packSize = 4000;

/** Groups the texts of all units into parts of about equal size. Returns the first unit and the content of each. */
export function packTexts(texts: readonly string[]): { packs: number[]; contents: string[] } {
  const packs: number[] = [];
  const contents: string[] = [];
  let first = 0;
  let size = 0;
  const close = (end: number) => {
    if (end === first) return;
    packs.push(first);
    contents.push(JSON.stringify(texts.slice(first, end)));
    first = end;
    size = 0;
  };
  texts.forEach((text, index) => {
    const bytes = Buffer.byteLength(text);
    if (size > 0 && size + bytes > packSize) close(index);
    size += bytes;
  });
  close(texts.length);
  return { packs, contents };
}
