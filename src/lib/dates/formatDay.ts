// The site is written in British English, and plain `en` puts the month first.
const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/**
 * Formats the day (in UTC) of an ISO date for a locale, with or without the year.
 *
 * @throws {RangeError} On an invalid date.
 */
export function formatDay(date: string, locale: string, hasYear = true): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}
