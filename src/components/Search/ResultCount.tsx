import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

type Props = { readonly count: number };

/** Number of hits in words. */
export function ResultCount({ count }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'search.count',
        message: 'One result|{count} results',
        description: 'Number of search results: singular, then plural',
      },
      { count },
    ),
  );
}
