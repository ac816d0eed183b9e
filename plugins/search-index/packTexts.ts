import { packFile, type SearchCore } from '../../shared/search-format/searchCore';
import { hashOf, type IndexFile } from './writeTerms';

/** Bytes per part: small enough that the excerpts of one result list load quickly. */
const packSize = 4000;

/** Groups the texts of all units into parts of about equal size. */
export function packTexts(
  texts: readonly string[],
): Pick<SearchCore, 'packs' | 'revision'> & { files: IndexFile[] } {
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
  const revision = hashOf(contents.join('\n'));
  const files = contents.map((content, part) => ({ name: packFile(revision, part), content }));
  return { packs, revision, files };
}
