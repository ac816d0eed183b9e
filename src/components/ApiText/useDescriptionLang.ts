import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the language of the descriptions, which are English, where it is not that of the site. */
export function useDescriptionLang(): string | undefined {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return undefined;
  return localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
}
