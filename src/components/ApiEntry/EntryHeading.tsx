import { type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useIsEntryPage } from './SubHeading';

type Props = { readonly id: string; readonly prefix: string; readonly name: string };

/** The name of an entry, linked to itself: `useCopyAddress` copies its URL, like the link icon of other headings. */
export function EntryHeading({ id, prefix, name }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const Title = useIsEntryPage() ? 'h1' : 'h2';
  return (
    <Title id={id}>
      <a href={`#${id}`}>
        <i>{prefix}</i>
        {name}
      </a>
    </Title>
  );
}
