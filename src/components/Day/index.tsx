import { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDay } from '@site/src/lib/dates/formatDay';

type Props = {
  /** ISO date. */
  readonly date: string;
  readonly hasYear?: boolean;
};

/** A day, in the words of the reader’s language. */
export function Day({ date, hasYear = true }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  // Node and the browser may differ in how they shorten a month: the words of the server stay.
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, i18n.currentLocale, hasYear)}
    </time>
  );
}
