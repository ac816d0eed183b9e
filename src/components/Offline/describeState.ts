import { translate } from '@docusaurus/Translate';
import type { DescribedSet } from '@site/src/offline/describeSets';

/** Says in a few words how a version is kept; empty for one that is not. */
export function describeState({ state, missing }: DescribedSet): string {
  switch (state) {
    case 'incomplete':
      return translate({
        id: 'offline.state.incomplete',
        message: 'The download is not finished',
        description: 'State of a version on the page about reading without a network',
      });
    case 'updating':
      return translate({
        id: 'offline.state.updating',
        message: 'On this device; an update is not finished',
        description: 'State of a version on the page about reading without a network',
      });
    case 'kept':
      return translate({
        id: 'offline.state.kept',
        message: 'On this device',
        description: 'State of a version on the page about reading without a network',
      });
    case 'outdated':
      return translate({
        id: 'offline.state.outdated',
        message: 'On this device; the site has a newer edition',
        description: 'State of a version on the page about reading without a network',
      });
    case 'gone':
      return translate({
        id: 'offline.state.gone',
        message: 'On this device, but no longer on the site',
        description: 'State of a version on the page about reading without a network',
      });
    case 'damaged':
      return missing > 0
        ? translate(
            {
              id: 'offline.state.missing',
              message: 'Damaged: files are missing ({count})',
              description: 'State of a version on the page about reading without a network',
            },
            { count: missing },
          )
        : translate({
            id: 'offline.state.damaged',
            message: 'Damaged: what is stored cannot be read',
            description: 'State of a version on the page about reading without a network',
          });
    default:
      return '';
  }
}
