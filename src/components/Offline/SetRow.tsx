import { type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DescribedSet } from '@site/src/offline/describeSets';
import { describeAction } from './describeAction';
import { describeFailure } from './describeFailure';
import { describeState } from './describeState';
import { formatBytes } from './formatBytes';
import type { Offline, Progress } from './useOffline';

type Props = {
  readonly described: DescribedSet;
  /** Version and language. */
  readonly name: string;
  readonly offline: Offline;
};

function Sizes({ set }: Pick<DescribedSet, 'set'>): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (!set) return null;
  return (
    <Translate
      id="offline.sizes"
      description="Below the name of a version: what keeping it costs; both are numbers with a unit, e.g. 25 MB"
      values={{
        bytes: formatBytes(set.bytes, currentLocale),
        download: formatBytes(set.download, currentLocale),
      }}
    >
      {'{bytes} on the device, {download} to download'}
    </Translate>
  );
}

function Bar({
  name,
  progress: { done, total },
}: {
  readonly name: string;
  readonly progress: Progress;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const numbers =
    total === null
      ? translate({
          id: 'offline.waiting',
          message: 'Starting…',
          description: 'Beside a progress bar that has not begun to move',
        })
      : translate(
          {
            id: 'offline.progress',
            message: '{done} of {total}',
            description: 'Beside a progress bar: how much of a download is stored',
          },
          { done: formatBytes(done, currentLocale), total: formatBytes(total, currentLocale) },
        );
  return (
    <div className="kept__bar">
      <progress aria-label={name} {...(total !== null && { value: done, max: total })} />
      <small>{numbers}</small>
    </div>
  );
}

/** A version in one language: its size, how it is kept, and what can be done. */
export function SetRow({
  described,
  name,
  offline: { jobs, failures, start, stop, drop },
}: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { id, set, state, isReadable } = described;
  const job = jobs[id];
  const failure = failures[id];
  const action = describeAction(state);
  const isStored = state !== 'absent';
  /** The full name of a button begins with the words on it. */
  const nameOf = (words: string): string =>
    translate(
      {
        id: 'offline.do',
        message: '{action}: {set}',
        description: 'Read aloud for a button: the words on it, e.g. Keep, and the version that it is about',
      },
      { action: words, set: name },
    );
  const stopText = translate({
    id: 'offline.stop',
    message: 'Stop',
    description: 'Button that interrupts a download',
  });
  const removeText = translate({
    id: 'offline.remove',
    message: 'Remove',
    description: 'Button that deletes a kept version from the device',
  });
  return (
    <li className="kept" data-state={state}>
      <p>
        <b>
          {isReadable && set ? (
            <a className="link" href={set.start}>
              {set.version}
            </a>
          ) : (
            (set?.version ?? id)
          )}
        </b>{' '}
        <small>
          <Sizes set={set} />
        </small>
        {set?.bundle && (
          <small className="kept__state">
            <a className="link" href={set.bundle.path} download>
              <Translate
                id="offline.bundle"
                description="Link to a zip of a version; {size} is e.g. 9 MB"
                values={{ size: formatBytes(set.bundle.bytes, currentLocale) }}
              >
                {'Download as a zip that opens from a folder, {size}'}
              </Translate>
            </a>
          </small>
        )}
        {isStored && !job && <small className="kept__state">{describeState(described)}</small>}
      </p>
      <div className="kept__do">
        {job && (
          <button type="button" className="btn" aria-label={nameOf(stopText)} onClick={() => stop(id)}>
            {stopText}
          </button>
        )}
        {!job && action !== null && set && (
          <button
            type="button"
            className={state === 'absent' ? 'btn' : 'btn btn--main'}
            aria-label={nameOf(action)}
            onClick={() => start(set)}
          >
            {action}
          </button>
        )}
        {!job && isStored && (
          <button type="button" className="btn" aria-label={nameOf(removeText)} onClick={() => drop(id)}>
            {removeText}
          </button>
        )}
      </div>
      {job && <Bar name={name} progress={job} />}
      {failure && (
        <p className="kept__failure" role="alert">
          {describeFailure(failure, currentLocale)}
        </p>
      )}
    </li>
  );
}
