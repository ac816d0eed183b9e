import { countWords } from './countWords';
import { isUntranslated, type PagePlan } from './planPage';
import type { Project } from './project';
import { readSections, type Section } from './readSections';

/** Lists the English sections that a page lacks, or has of an older text. A lent section is done. */
export function sectionsLeft(plan: PagePlan, project: Project): Section[] {
  const done = isUntranslated(plan)
    ? []
    : plan.parts.filter(({ kind }) => kind === 'fresh').map(({ id }) => id);
  return readSections(project.read(plan.source) ?? '').filter(({ id }) => !done.includes(id));
}

/** Counts the words of sections; one that several docs versions share counts once. */
export function countLeft(sections: readonly Section[]): number {
  // The keys of the front matter are not translated.
  const proseOf = ({ id, text }: Section) => (id === '_title' ? text.replace(/^\w+:/gm, '') : text);
  const different = new Map(sections.map((section) => [`${section.id}\n${section.text}`, proseOf(section)]));
  return [...different.values()].reduce((sum, text) => sum + countWords(text), 0);
}
