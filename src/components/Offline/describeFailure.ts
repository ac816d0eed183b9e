import { translate } from '@docusaurus/Translate';
import type { OfflineError } from '@site/src/offline/offlineError';
import { formatBytes } from './formatBytes';

/** Says what went wrong, and what to do about it. */
export function describeFailure({ reason, detail }: OfflineError, locale: string): string {
  switch (reason) {
    case 'list':
      return translate({
        id: 'offline.failure.list',
        message:
          'The list of files could not be loaded: there is no network, or this copy of the site was built without it. Nothing was changed.',
        description: 'Error on the page about reading without a network',
      });
    case 'network':
      return translate(
        {
          id: 'offline.failure.network',
          message: 'The download broke off at {file}. What has arrived is kept: press Continue to go on.',
          description: 'Error on the page about reading without a network; {file} is an address',
        },
        { file: String(detail) },
      );
    case 'changed':
      return translate(
        {
          id: 'offline.failure.changed',
          message:
            'The server sent another file than its list promises: {file}. The site may be in the middle of an update, or your network changes pages. Try again in a few minutes.',
          description: 'Error on the page about reading without a network; {file} is an address',
        },
        { file: String(detail) },
      );
    case 'room':
      return translate(
        {
          id: 'offline.failure.room',
          message:
            'Your browser has no room for another {size}. Free some disk space or remove another version, then try again.',
          description: 'Error on the page about reading without a network; {size} is e.g. 25 MB',
        },
        { size: formatBytes(Number(detail), locale) },
      );
    case 'worker':
      return translate({
        id: 'offline.failure.worker',
        message: 'Your browser did not start the program that serves kept pages. Nothing was kept.',
        description: 'Error on the page about reading without a network',
      });
    default:
      return translate({
        id: 'offline.failure.storage',
        message:
          'Your browser stores nothing for this site. Private windows, addresses without HTTPS and some settings do not allow it.',
        description: 'Error on the page about reading without a network',
      });
  }
}
