import { compareFences } from '../../shared/translations/compareFences';
import type { SectionHashes } from '../../shared/translations/compareSections';
import { sectionLines } from '../../shared/translations/composePage';
import type { ContentList } from '../../shared/translations/contentList';
import type { Lock } from '../../shared/translations/lock';
import { planPage } from '../../shared/translations/planPage';
import type { Project } from '../../shared/translations/project';
import { readSections } from '../../shared/translations/readSections';
import { insertSection } from './insertSection';

/** A locale before and after its lock changes. */
export type Change = {
  readonly locale: string;
  readonly before: Lock;
  readonly after: Lock;
  readonly lists: readonly ContentList[];
  /** Finds the text of a file in the last commit; null if it has none. */
  readonly committed: (file: string) => string | null;
};

export type Kept = {
  /** Texts of the translations that have received a section, by path. */
  readonly written: Record<string, string>;
  /** Lock entries of these translations. */
  readonly entries: Record<string, SectionHashes>;
  /** One line per section. */
  readonly notes: string[];
};

/**
 * Keeps what other docs versions borrow from a translation that has followed a change of its own English page: they get a copy
 * of the older text, from the last commit.
 */
export function keepLentSections(
  project: Project,
  { locale, before, after, lists, committed }: Change,
): Kept {
  const kept: Kept = { written: {}, entries: {}, notes: [] };
  for (const list of lists.filter(({ kind }) => kind === 'docs')) {
    for (const source of project.list(list.folder)) {
      const page = source.slice(list.folder.length + 1);
      const planned = (lock: Lock) => planPage({ list, page }, { locale, lists, lock, project });
      const [old, now] = [planned(before), planned(after)];
      const name = `${list.translated}/${page}`;
      const english = readSections(project.read(source) ?? '');
      for (const { id, kind, file } of old.parts) {
        const state = now.parts.find((part) => part.id === id)?.kind;
        if (kind !== 'fresh' || file === old.own || state === 'fresh') continue;
        const text = textOf(committed(file), id);
        const original = english.find((section) => section.id === id)?.text ?? '';
        if (text === null || compareFences(original, text).length > 0) {
          kept.notes.push(
            `${source}: #${id} is in English again: the text that ${file} lent is not in the last commit`,
          );
          continue;
        }
        const target = kept.written[old.own] ?? project.read(old.own);
        kept.written[old.own] = insertSection(
          target,
          text,
          id,
          english.map((section) => section.id),
        );
        kept.entries[name] = { ...(kept.entries[name] ?? after[name]), [id]: project.hash(original) };
        kept.notes.push(`${old.own}: keeps the older text of #${id}, which ${file} lent`);
      }
    }
  }
  return kept;
}

function textOf(page: string | null, id: string): string | null {
  if (page === null) return null;
  const section = readSections(page).find((candidate) => candidate.id === id);
  if (!section) return null;
  return id === '_title' ? section.text : sectionLines(page, section).join('\n');
}
