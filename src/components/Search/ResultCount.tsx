import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { countText } from '@site/src/search/view/countText';

type Props = { readonly count: number };

/** Number of hits in words. */
export function ResultCount({ count }: Props): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const message = translate({
    id: 'search.count',
    message: 'One result|{count} results',
    description: 'Number of search results: singular, then plural',
  });
  return countText(message, count, locale);
}
