import { readFences } from '../../shared/code/readFences';

/**
 * Creates a function that checks whether a line of a source file is part of a code block in Markdown, where a link is a
 * sample. The file is parsed on the first call: most files contain no broken link.
 * @param file Path of the file.
 */
export function createSampleFinder(file: string, text: string): (line: number) => boolean {
  if (!/\.mdx?$/.test(file)) return () => false;
  let fences: ReturnType<typeof readFences> | undefined;
  return (line) => {
    fences ??= readFences(text);
    return fences.some((fence) => fence.line < line && line <= fence.lastLine);
  };
}
