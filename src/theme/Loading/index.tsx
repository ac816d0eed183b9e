// Change: own look; the specification's error box with its Retry button.
import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import { Notice } from '@site/src/components/Notice';

type FailureProps = { readonly message: string; readonly onRetry: () => void };

function Failure({ message, onRetry }: FailureProps): ReactNode {
  return (
    <div className="failure" role="alert">
      <Notice
        tone="warning"
        title={
          <Translate id="loading.failed" description="Title of the box when the code of a page did not load">
            This page did not load
          </Translate>
        }
      >
        <p>
          <code>{message}</code>
        </p>
        <p>
          <button type="button" className="btn" onClick={onRetry}>
            <Translate id="loadFailure.retry" description="Button that loads the page again after a failure">
              Retry
            </Translate>
          </button>
        </p>
      </Notice>
    </div>
  );
}

/** Shown while the code of a page loads: nothing, then a spinner; after a failure, the message and a button. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) return <Failure message={String(error)} onRetry={retry} />;
  if (!pastDelay) return null;
  const label = translate({
    id: 'loading.label',
    message: 'Loading',
    description: 'Name of the spinner for assistive tools',
  });
  return (
    <div className="wait" role="status" aria-label={label}>
      <span className="spin" />
    </div>
  );
}
