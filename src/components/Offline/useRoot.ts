import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the base URL of the site, which the worker and the index of all languages are below. */
export function useRoot(): string {
  const { i18n } = useDocusaurusContext();
  return i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
}
