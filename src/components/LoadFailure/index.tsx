import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { Notice } from '@site/src/components/Notice';

/**
 * Hidden until src/boot/loadFailure.ts detects that a file of the app failed to load; the page's text stays readable.
 */
export function LoadFailure(): ReactNode {
  return (
    <div id="load-failure" className="load-failure" role="alert" hidden suppressHydrationWarning>
      <Notice
        tone="warning"
        title={
          <Translate
            id="loadFailure.title"
            description="Title of the box when a script of the page did not load"
          >
            This page did not load completely
          </Translate>
        }
      >
        <p>
          {/* The message may be here before the app runs: hydration leaves it only if the content is React's as a whole. */}
          <code dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        </p>
        <p>
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address: loads it again, even if no script has arrived */}
          <a className="btn" href="">
            <Translate id="loadFailure.retry" description="Link that loads the page again after a failure">
              Retry
            </Translate>
          </a>
        </p>
      </Notice>
    </div>
  );
}
