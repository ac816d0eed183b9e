import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiHistoryStep } from '@site/plugins/api-reference/types';
import { describeChanges } from './describeChange';
import { isEventful } from '@site/src/lib/api/findBadges';
import { releaseOf } from './releaseOf';
import { SubHeading } from './SubHeading';

function State({
  state,
  isFirst,
}: {
  readonly state: ApiHistoryStep['state'];
  readonly isFirst: boolean;
}): ReactNode {
  switch (state) {
    case 'absent':
      return (
        <Translate id="api.history.absent" description="State of a name in a version that does not have it">
          Not in this version.
        </Translate>
      );
    case 'added':
      return (
        <Translate id="api.history.added" description="State of a name in the first version that has it">
          Added.
        </Translate>
      );
    case 'deprecated':
      return (
        <Translate
          id="api.history.deprecated"
          description="State of a name in a version that warns of its use"
        >
          Deprecated.
        </Translate>
      );
    case 'removed':
      return (
        <Translate id="api.history.removed" description="State of a name in the first version without it">
          Removed.
        </Translate>
      );
    default:
      return isFirst ? (
        <Translate
          id="api.history.available"
          description="State of a name in the oldest version of this site"
        >
          Available.
        </Translate>
      ) : (
        <Translate id="api.history.same" description="State of a name in a version that did not change it">
          No change.
        </Translate>
      );
  }
}

/** Timeline of the versions: solid where the name exists, dotted where it does not, a ring where something changed. */
export function History({ history }: { readonly history: readonly ApiHistoryStep[] }): ReactNode {
  if (!isEventful(history)) return null;
  return (
    <>
      <SubHeading>
        <Translate id="api.history" description="Heading above what each version changed">
          History
        </Translate>
      </SubHeading>
      <ol className="history">
        {history.map(({ versionLabel, state, changes }, index) => {
          const isGone = state === 'absent' || state === 'removed';
          const hasTurn = (index > 0 && state !== 'present' && state !== 'absent') || state === 'deprecated';
          const hasState =
            changes.length === 0 || state === 'added' || state === 'deprecated' || state === 'removed';
          const names = [isGone && 'no', hasTurn && 'turn'];
          return (
            <li key={versionLabel} className={names.filter(Boolean).join(' ') || undefined}>
              <b>{releaseOf(versionLabel)}</b>
              <span>
                {hasState && <State state={state} isFirst={index === 0} />}
                {hasState && changes.length > 0 && ' '}
                {changes.length > 0 && describeChanges(changes)}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
