// Change: own markup (src/components/Pager).
import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocPaginator';
import { Pager } from '@site/src/components/Pager';

export default function DocPaginator({ previous, next }: Props): ReactNode {
  return (
    <Pager
      label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'Name of the links to the pages before and after this one',
      })}
      previous={previous}
      next={next}
      previousText={
        <Translate
          id="theme.docs.paginator.previous"
          description="Before the title of the page before this one"
        >
          Previous
        </Translate>
      }
      nextText={
        <Translate id="theme.docs.paginator.next" description="Before the title of the page after this one">
          Next
        </Translate>
      }
    />
  );
}
