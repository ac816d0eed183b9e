import type { ContentList } from './contentList';
import type { Lock } from './lock';
import type { Project } from './project';
import { readSections, type Section } from './readSections';

/** A page, identified by its list and its path relative to the list's folder. */
export interface PageInList {
  readonly list: ContentList;
  readonly page: string;
}

/** A section of a translated page, and where its text comes from. */
export interface PagePart {
  readonly id: string;
  /**
   * `fresh`: translated from the present English text; `changed`: from an older one; `added`: in English;
   * `removed`: translated, but the English page has it no longer.
   */
  readonly kind: 'fresh' | 'changed' | 'added' | 'removed';
  /** File that contains the text, relative to the site: the page's own translation, that of another version, or the English page. */
  readonly file: string;
  /** The section as it is written in that file. */
  readonly section: Section;
}

/** A page as a locale shows it. */
export interface PagePlan {
  /** The English page, relative to the site. */
  readonly source: string;
  /** Its own translation, relative to the site; it may not exist. */
  readonly own: string;
  /** Sections in the order of the English page; removed ones follow their predecessor in the translation. */
  readonly parts: readonly PagePart[];
}

/** The translations of a locale. */
export interface Translations {
  readonly locale: string;
  readonly lists: readonly ContentList[];
  readonly lock: Lock;
  readonly project: Project;
}

interface TranslatedFile {
  readonly file: string;
  readonly sections: ReadonlyMap<string, Section>;
  /** Hashes of the English sections that it was made from; undefined without an entry in the lock. */
  readonly hashes: Readonly<Record<string, string>> | undefined;
}

function openTranslation(
  { list, page }: PageInList,
  { locale, lock, project }: Translations,
): TranslatedFile | null {
  const name = `${list.translated}/${page}`;
  const file = `i18n/${locale}/${name}`;
  const text = project.read(file);
  if (text === null) return null;
  const sections = new Map(readSections(text).map((section) => [section.id, section]));
  return { file, sections, hashes: lock[name] };
}

/** Opens the translations of the same page in other docs versions, in the order of the version menu. */
function openLenders({ list, page }: PageInList, translations: Translations): TranslatedFile[] {
  if (list.kind !== 'docs') return [];
  return translations.lists.flatMap((other) => {
    if (other.kind !== 'docs' || other === list) return [];
    return openTranslation({ list: other, page }, translations) ?? [];
  });
}

/**
 * Plans a page: its own translation of each section, or one that another docs version has of the same English text. What another
 * version was translated from counts, not its English page of today, so a change there takes nothing away here.
 */
export function planPage(place: PageInList, translations: Translations): PagePlan {
  const { project, locale } = translations;
  const source = `${place.list.folder}/${place.page}`;
  const own = openTranslation(place, translations);
  const lenders = openLenders(place, translations);

  const toPart = (english: Section): PagePart => {
    const { id } = english;
    const hash = project.hash(english.text);
    const mine = own?.sections.get(id);
    const known = own?.hashes?.[id];
    // Without an entry the translated state is unknown: the check rejects it, and a preview shows it as up to date.
    if (own && mine && (known === undefined || known === hash)) {
      return { id, kind: 'fresh', file: own.file, section: mine };
    }
    const lender = lenders.find(({ sections, hashes }) => hashes?.[id] === hash && sections.has(id));
    const lent = lender?.sections.get(id);
    if (lender && lent) return { id, kind: 'fresh', file: lender.file, section: lent };
    if (own && mine) return { id, kind: 'changed', file: own.file, section: mine };
    return { id, kind: 'added', file: source, section: english };
  };

  const parts = readSections(project.read(source) ?? '').map(toPart);
  let previous: string | undefined;
  for (const [id, section] of own?.sections ?? []) {
    if (own && !parts.some((part) => part.id === id)) {
      const index = parts.findIndex((part) => part.id === previous) + 1;
      parts.splice(index, 0, { id, kind: 'removed', file: own.file, section });
    }
    previous = id;
  }
  return { source, own: `i18n/${locale}/${place.list.translated}/${place.page}`, parts };
}

/** Reports whether a page has no translated text: a title alone does not make it a translated page. */
export function isUntranslated({ parts }: PagePlan): boolean {
  const content = parts.filter(({ id }) => id !== '_title');
  return (content.length > 0 ? content : parts).every(({ kind }) => kind === 'added');
}
