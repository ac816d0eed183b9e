// The site is written in British English, and plain `en` puts the month first.
const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Takes an ISO date, gives its day in UTC in the words of `locale`, with or without the year. Throws a RangeError for no date. */
export function formatDay(date: string, locale: string, hasYear = true): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}
