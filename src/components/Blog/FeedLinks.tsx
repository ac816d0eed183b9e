import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useListPath } from './useListPath';

type Props = {
  /** Title of the list, which is that of its feeds. */
  readonly title: string;
};

/** The feeds of a list in its head. The RSS feed is in the head of every page: plugins/translated-content/announceRss.ts. */
export function FeedLinks({ title }: Props): ReactNode {
  const list = useListPath();
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" href={`${list}/atom.xml`} title={`${title} (Atom)`} />
      <link rel="alternate" type="application/json" href={`${list}/feed.json`} title={`${title} (JSON)`} />
    </Head>
  );
}
