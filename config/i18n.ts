import type { Config } from '@docusaurus/types';
import { defaultLocale, localeLabels, locales } from './locales';

/** Docusaurus' setting of that name. */
export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: Object.fromEntries(locales.map((locale) => [locale, { label: localeLabels[locale] }])),
} satisfies Config['i18n'];
