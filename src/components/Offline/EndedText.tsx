import { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Ended } from './useOffline';

type Props = { readonly ended: Ended | null; readonly nameOf: (id: string) => string };

/** Says what has ended, for readers who do not see the list change. */
export function EndedText({ ended, nameOf }: Props): ReactNode {
  if (!ended) return null;
  const values = { name: nameOf(ended.id) };
  switch (ended.kind) {
    case 'kept':
      return (
        <Translate
          id="offline.ended.kept"
          description="After a download; {name} is a version and a language"
          values={values}
        >
          {'{name} is on this device now and opens without a network.'}
        </Translate>
      );
    case 'removed':
      return (
        <Translate
          id="offline.ended.removed"
          description="After a version was deleted from the device; {name} is a version and a language"
          values={values}
        >
          {'{name} is no longer on this device.'}
        </Translate>
      );
    default:
      return (
        <Translate
          id="offline.ended.stopped"
          description="After a download was interrupted; {name} is a version and a language"
          values={values}
        >
          {'The download of {name} was stopped. What has arrived stays until you continue or remove it.'}
        </Translate>
      );
  }
}
