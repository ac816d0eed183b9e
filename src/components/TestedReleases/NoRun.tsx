import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** Shown instead of the results on a site without a report. */
export function NoRun(): ReactNode {
  return (
    <p>
      <Translate id="tested.none" description="Instead of the results, when the examples were never run">
        This copy of the site was built without the results of a run.
      </Translate>
    </p>
  );
}
