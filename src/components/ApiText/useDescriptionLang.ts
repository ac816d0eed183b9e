import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the language of the descriptions (English) if it differs from that of the site. */
export function useDescriptionLang(): string | undefined {
  const { currentLocale, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  if (currentLocale === defaultLocale) return undefined;
  return localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
}
