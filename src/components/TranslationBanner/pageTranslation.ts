import { createContext, useContext } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageTranslation } from '@site/shared/translations/pageTranslation';

const PageTranslationContext = createContext<PageTranslation | undefined>(undefined);

/** Provides the translation status of a page to the hooks below. */
export const PageTranslationProvider = PageTranslationContext.Provider;

/** Returns the translation status that `plugins/translated-content` wrote into a page's front matter. */
export function translationOf(frontMatter: object): PageTranslation | undefined {
  return (frontMatter as { readonly translation?: PageTranslation }).translation;
}

/** Returns the translation status of the enclosing page; undefined if there is nothing to report. */
export const usePageTranslation = (): PageTranslation | undefined => useContext(PageTranslationContext);

function useSourceLang(): string {
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
}

/** Returns the language of a page's content if it differs from that of the site. */
export function useLangOf(translation: PageTranslation | undefined): string | undefined {
  const source = useSourceLang();
  return translation?.state === 'missing' ? source : undefined;
}

/** Returns the language of the enclosing page's content if it differs from that of the site. */
export const useContentLang = (): string | undefined => useLangOf(usePageTranslation());

/** Returns a function that finds the language of a section by its id, if it differs from that of the page's content. */
export function useLangOfSection(): (id: string) => string | undefined {
  const source = useSourceLang();
  const translation = usePageTranslation();
  const untranslated = new Set(
    translation?.state === 'stale'
      ? translation.sections.filter(({ kind }) => kind === 'added').map(({ id }) => id)
      : [],
  );
  return (id) => (untranslated.has(id) ? source : undefined);
}

/** Returns the site's language if the enclosing page's content is in another one, for parts that are not content. */
export function useSiteLang(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const contentLang = useContentLang();
  return contentLang === undefined ? undefined : (localeConfigs[currentLocale]?.htmlLang ?? currentLocale);
}
