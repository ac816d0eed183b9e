/** The locales in the order of the language menu; the first one is the default. */
export const locales = ['en', 'zh-Hans', 'fr-FR'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Name of each language in itself, as the language menu shows it. */
export const localeLabels: Record<Locale, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'fr-FR': 'Français',
};
