import { describe, type Pages } from './comparedPages';
import type { Project } from './project';
import { readFrontMatter } from './readSections';

/** Reports front matter that differs from the source in what is not translated. It may also be left out. */
export function compareFrontMatter(
  { file, source }: Pick<Pages, 'file' | 'source'>,
  project: Project,
): string[] {
  const originals = new Map(readFrontMatter(project.read(source) ?? '').map(({ key, text }) => [key, text]));
  return readFrontMatter(project.read(file) ?? '').flatMap(({ key, text, line, isTranslated }) => {
    const original = originals.get(key);
    if (isTranslated || original === text) return [];
    return original === undefined
      ? [describe(file, line, `the source has no ${key}`, 'take it out')]
      : [describe(file, line, `${key} differs from the source`, `write ${original}`)];
  });
}
