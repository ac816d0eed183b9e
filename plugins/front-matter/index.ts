import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { writtenFile } from '../../shared/translations/assembledFile';
import { checkFrontMatter } from './checkFrontMatter';
import { contentKindOf } from './contentKinds';

/** Docusaurus' `markdown.parseFrontMatter`, which also refuses keys that the kind of the file does not allow. */
export const parseStrictFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = writtenFile(
    path.relative(process.cwd(), params.filePath).split(path.sep).join('/'),
    existsSync,
  );
  const kind = contentKindOf(file);
  if (!kind) return parsed;
  // For previews, the blog plugin passes text that is cut before the truncate marker, so the file itself is read.
  const text = kind.needsTruncateMarker ? await readFile(params.filePath, 'utf8') : params.fileContent;
  checkFrontMatter({ file, text, frontMatter: parsed.frontMatter }, kind);
  return parsed;
};
