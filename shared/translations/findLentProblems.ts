import { compareSection } from './compareSection';
import { describe, nameOf } from './comparedPages';
import type { ContentList } from './contentList';
import type { Lock } from './lock';
import { planPage } from './planPage';
import type { Project } from './project';
import { readSections } from './readSections';

/**
 * Reports sections that another docs version borrows, while their translation already follows a newer English text of its own
 * version, as far as ids and code show it.
 */
export function findLentProblems(
  locale: string,
  lists: readonly ContentList[],
  lock: Lock,
  project: Project,
): string[] {
  return lists
    .filter(({ kind }) => kind === 'docs')
    .flatMap((list) =>
      project.list(list.folder).flatMap((source) => {
        const page = source.slice(list.folder.length + 1);
        const { own, parts } = planPage({ list, page }, { locale, lists, lock, project });
        const sections = readSections(project.read(source) ?? '');
        return parts.flatMap(({ id, kind, file, section }) => {
          const english = sections.find((candidate) => candidate.id === id);
          if (kind !== 'fresh' || file === own || !english) return [];
          const differences = compareSection({ file, source }, english, section);
          if (differences.length === 0) return [];
          const problem = `${nameOf(id)} is lent to ${source}:${english.line}, whose code or headings differ`;
          return [describe(file, section.line, problem, `run npm run translations -- sync ${file}#${id}`)];
        });
      }),
    );
}
