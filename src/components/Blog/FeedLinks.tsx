import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useListPath } from './useListPath';

type Props = {
  /** Title of the list, which is that of its feeds. */
  readonly title: string;
};

/** The feeds of a list, in the head of the list and of its posts. */
export function FeedLinks({ title }: Props): ReactNode {
  const list = useListPath();
  return (
    <Head>
      <link rel="alternate" type="application/rss+xml" href={`${list}/rss.xml`} title={title} />
      <link rel="alternate" type="application/atom+xml" href={`${list}/atom.xml`} title={`${title} (Atom)`} />
      <link rel="alternate" type="application/json" href={`${list}/feed.json`} title={`${title} (JSON)`} />
    </Head>
  );
}
