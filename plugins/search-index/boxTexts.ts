import type { BoxSettings } from '../../shared/search-format/boxSettings';

/** Texts of the theme that hits show, in English; `boxTexts.test.ts` compares them with the theme's. */
export const hitMessages = {
  'search.section.docs': 'Docs',
  'search.section.api': 'API',
  'search.section.blog': 'Blog',
  'search.section.newsletter': 'Newsletter',
  'search.section.userStories': 'User stories',
  'search.section.pages': 'Other pages',
  'search.replaces': 'Use this instead of {name}, which is gone.',
  'search.corrected': 'Results for {query}',
  'search.results': 'Results',
  'search.count': 'One result|{count} results',
  'search.fetching': 'Fetching new results...',
  'search.none': 'No results were found',
  'search.none.hint': 'Try a symbol such as ti.kernel, or fewer letters.',
  'search.failed': 'The search is not available',
} as const;

type Id = keyof typeof hitMessages;

/**
 * Returns the texts that the search shows before the app runs.
 *
 * @param translations Messages of the locale by id, without those that are not translated.
 */
export function boxTexts(translations: Readonly<Partial<Record<string, string>>>): BoxSettings['texts'] {
  const say = (id: Id): string => translations[id] ?? hitMessages[id];
  return {
    sections: {
      docs: say('search.section.docs'),
      api: say('search.section.api'),
      blog: say('search.section.blog'),
      newsletter: say('search.section.newsletter'),
      'user-stories': say('search.section.userStories'),
      pages: say('search.section.pages'),
    },
    replaces: say('search.replaces'),
    corrected: say('search.corrected'),
    results: say('search.results'),
    count: say('search.count'),
    fetching: say('search.fetching'),
    none: say('search.none'),
    noneHint: say('search.none.hint'),
    failed: say('search.failed'),
  };
}
