import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import type { HitView } from '@site/src/search/client/readHit';
import { hitParts, sectionParts } from '@site/src/search/view/hitParts';
import { describeSection } from './describeSection';

/** Content of a hit in the dialog and on the page. Its elements are made without React: the search also shows hits before the app runs. */
export function HitBody({ hit }: { readonly hit: HitView }): ReactNode {
  const body = useRef<HTMLSpanElement>(null);
  const section = describeSection(hit.section);
  const replaces = translate({
    id: 'search.replaces',
    message: 'Use this instead of {name}, which is gone.',
    description: 'Before the excerpt of a search result: the name that was searched no longer exists',
  });
  useLayoutEffect(() => {
    body.current?.replaceChildren(...hitParts(hit, { section, replaces }));
  }, [hit, section, replaces]);
  return <span ref={body} className="hit__body" />;
}

/** Content of the line of a section below the hit of its page. */
export function SectionBody({ heading }: { readonly heading: HitView['title'] }): ReactNode {
  const body = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    body.current?.replaceChildren(...sectionParts(heading));
  }, [heading]);
  return <span ref={body} className="hit__body" />;
}
