import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { writtenFile } from '../../shared/translations/assembledFile';
import { checkFrontMatter } from './checkFrontMatter';
import { contentKindOf } from './contentKinds';

/** Docusaurus' `markdown.parseFrontMatter`: takes a file, returns its front matter; throws on keys that its kind forbids. */
export const parseStrictFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = writtenFile(
    path.relative(process.cwd(), params.filePath).split(path.sep).join('/'),
    existsSync,
  );
  const kind = contentKindOf(file);
  if (!kind) return parsed;
  // The blog plugin passes previews of posts through here too, cut before their truncate marker: the file has the truth.
  const text = kind.needsTruncateMarker ? await readFile(params.filePath, 'utf8') : params.fileContent;
  checkFrontMatter({ file, text, frontMatter: parsed.frontMatter }, kind);
  return parsed;
};
