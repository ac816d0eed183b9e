import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { writtenFile } from '../../shared/translations/assembledFile';
import type { ContentList } from '../../shared/translations/contentList';
import { checkFrontMatter } from './checkFrontMatter';
import { contentKindOf } from './contentKinds';

/**
 * Creates the `markdown.parseFrontMatter` of Docusaurus that accepts only the keys of a page's kind.
 * @param lists All content of the site.
 */
export function createFrontMatterParser(lists: readonly ContentList[]): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const name = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const file = writtenFile(name, lists, existsSync);
    const kind = contentKindOf(file, lists);
    if (!kind) return parsed;
    // The blog plugin also parses previews of posts, which end before the truncate marker.
    const text = kind.needsTruncateMarker ? await readFile(params.filePath, 'utf8') : params.fileContent;
    checkFrontMatter({ file, text, frontMatter: parsed.frontMatter }, kind);
    return parsed;
  };
}
