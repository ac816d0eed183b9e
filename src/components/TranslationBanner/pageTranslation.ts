import { createContext, useContext } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageTranslation } from '@site/shared/translations/pageTranslation';

const PageTranslationContext = createContext<PageTranslation | undefined>(undefined);

/** Takes how the translation of a page stands as its value and hands it to the hooks below. */
export const PageTranslationProvider = PageTranslationContext.Provider;

/** Takes the front matter of a page's metadata; returns what `plugins/translated-content` wrote there. */
export function translationOf(frontMatter: object): PageTranslation | undefined {
  return (frontMatter as { readonly translation?: PageTranslation }).translation;
}

/** Returns how the translation of the page around stands, or undefined where there is nothing to say. */
export const usePageTranslation = (): PageTranslation | undefined => useContext(PageTranslationContext);

function useSourceLang(): string {
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
}

/** Takes how a page's translation stands; returns the language of its content where it is not that of the site. */
export function useLangOf(translation: PageTranslation | undefined): string | undefined {
  const source = useSourceLang();
  return translation?.state === 'missing' ? source : undefined;
}

/** Returns the language of the content of the page around where it is not that of the site. */
export const useContentLang = (): string | undefined => useLangOf(usePageTranslation());

/** Returns the language of the site where the content of the page around is in another one, for parts that are not content. */
export function useSiteLang(): string | undefined {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const contentLang = useContentLang();
  return contentLang === undefined ? undefined : (localeConfigs[currentLocale]?.htmlLang ?? currentLocale);
}
