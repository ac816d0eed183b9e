import { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatDay } from '@site/src/lib/dates/formatDay';

type Props = {
  /** ISO date. */
  readonly date: string;
  readonly hasYear?: boolean;
};

/** A date, formatted in the site's locale. */
export function Day({ date, hasYear = true }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  // Node and browsers may abbreviate months differently: the server's text is kept.
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, i18n.currentLocale, hasYear)}
    </time>
  );
}
