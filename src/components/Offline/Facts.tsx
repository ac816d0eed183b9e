import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** What is kept, for how long, and how to get rid of it. */
export function Facts(): ReactNode {
  return (
    <>
      <h2>
        <Translate id="offline.facts" description="Heading above facts about kept versions">
          What is kept, and for how long
        </Translate>
      </h2>
      <ul>
        <li>
          <Translate id="offline.facts.content" description="Fact about kept versions">
            A version has all its pages with pictures and live examples, its API reference, and the search.
            Posts of the blog, newsletters and user stories need a network.
          </Translate>
        </li>
        <li>
          <Translate id="offline.facts.press" description="Fact about kept versions">
            Nothing is stored before you press Keep. Versions in one language share files, so the second one
            is smaller.
          </Translate>
        </li>
        <li>
          <Translate id="offline.facts.update" description="Fact about kept versions">
            With a network you see the site as it is. Once a day your browser asks for a newer edition and
            downloads the files that changed, unless it saves data.
          </Translate>
        </li>
        <li>
          <Translate id="offline.facts.loss" description="Fact about kept versions">
            A browser may delete what sites store when the disk is nearly full, or when you have not opened
            the site for a long time. This page then offers to repair it.
          </Translate>
        </li>
        <li>
          <Translate id="offline.facts.remove" description="Fact about kept versions">
            Remove deletes all files of a version. With the last version, the program that serves them goes,
            too.
          </Translate>
        </li>
      </ul>
    </>
  );
}
