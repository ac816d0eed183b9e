// Change: own look; texts from the specification's error catalog.
import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { Props } from '@theme/Error';
import { Notice } from '@site/src/components/Notice';

function CrashTitle(): ReactNode {
  return (
    <Translate
      id="theme.ErrorPageContent.title"
      description="Title of the view that shows when a page crashed"
    >
      This page crashed.
    </Translate>
  );
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main id="main" tabIndex={-1} className="failure">
      <Notice tone="danger" isHeading title={<CrashTitle />}>
        {getErrorCausalChain(error).map(({ message }) => (
          <p key={message}>
            <code>{message}</code>
          </p>
        ))}
        <p>
          <button type="button" className="btn" onClick={tryAgain}>
            <Translate
              id="theme.ErrorPageContent.tryAgain"
              description="Button that renders a crashed page again"
            >
              Try again
            </Translate>
          </button>
        </p>
      </Notice>
    </main>
  );
}
