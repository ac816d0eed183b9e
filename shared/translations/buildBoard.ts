import { readFrontMatterValue } from '../markdown/readFrontMatterValue';
import type { ContentList } from './contentList';
import { createProgressJudge, type PageState } from './judgePage';
import type { Project } from './project';
import type { Section } from './readSections';
import { countLeft } from './wordsLeft';

/** A page that needs work in some locale. */
export interface BoardPage {
  /** English title. */
  readonly title: string;
  /** URL path of the English page without the base URL, with a leading slash. */
  readonly address: string;
  /** Its states, in the order of the board's locales. */
  readonly states: readonly PageState['state'][];
  /** English words that are left to translate, in the order of the board's locales. */
  readonly words: readonly number[];
}

/** A group of the menu, or all pages of a list without groups. */
export interface BoardGroup {
  readonly label: string | null;
  /** Number of all its pages, including those that need no work. */
  readonly total: number;
  readonly pages: readonly BoardPage[];
}

/** A docs version, a list of posts, or the standalone pages. */
export interface BoardList {
  readonly name: string;
  readonly groups: readonly BoardGroup[];
}

/** Progress of the translations. */
export interface Board {
  readonly locales: readonly string[];
  /** English words left to translate in all pages, in the order of the locales; what versions share counts once. */
  readonly words: readonly number[];
  readonly lists: readonly BoardList[];
}

/** A group of the docs menu: its label, and the paths of its pages relative to the version's folder, without extension. */
export interface MenuGroup {
  readonly label: string;
  readonly pages: readonly string[];
}

/** Input for the board. */
export interface BoardPlan {
  readonly locales: readonly string[];
  readonly lists: readonly ContentList[];
  /** Menu of each docs version by its name. */
  readonly menus: Readonly<Record<string, readonly MenuGroup[]>>;
}

function addressOf({ path }: ContentList, page: string, text: string): string {
  const slug = readFrontMatterValue(text, 'slug')?.value ?? page.replace(/\.mdx?$/, '');
  return `/${path}/${slug}`.replace(/\/{2,}/g, '/');
}

/** Builds the board of all locales. Pages of a docs version that are not in its menu are left out. */
export function buildBoard(plan: BoardPlan, project: Project): Board {
  const judges = plan.locales.map((locale) => createProgressJudge(locale, plan.lists, project));
  const left = plan.locales.map((): Section[] => []);
  const lists = plan.lists.map((list): BoardList => {
    const pages = project.list(list.folder).map((source) => source.slice(list.folder.length + 1));
    const ofStem = new Map(pages.map((page) => [page.replace(/\.mdx?$/, ''), page]));
    const groups = list.kind === 'docs' ? plan.menus[list.name] : undefined;
    const toGroup = (label: string | null, members: readonly string[]): BoardGroup => ({
      label,
      total: members.length,
      pages: members.flatMap((page): BoardPage[] => {
        const progress = judges.map((judge) => judge({ list, page }));
        progress.forEach((page, index) => left[index]?.push(...page.left));
        const states = progress.map(({ status }) => status.state);
        if (states.every((state) => state === 'fresh')) return [];
        const text = project.read(`${list.folder}/${page}`) ?? '';
        const title = readFrontMatterValue(text, 'title')?.value ?? page;
        return [
          {
            title,
            address: addressOf(list, page, text),
            states,
            words: progress.map(({ left }) => countLeft(left)),
          },
        ];
      }),
    });
    return {
      name: list.name,
      groups: groups
        ? groups.map((group) =>
            toGroup(
              group.label,
              group.pages.flatMap((stem) => ofStem.get(stem) ?? []),
            ),
          )
        : [toGroup(null, pages)],
    };
  });
  return { locales: plan.locales, words: left.map(countLeft), lists };
}
