import { translate } from '@docusaurus/Translate';
import type { SetState } from '@site/src/offline/describeSets';

/** Name of the button that downloads what a version lacks; null when it lacks nothing. */
export function describeAction(state: SetState): string | null {
  switch (state) {
    case 'absent':
      return translate({
        id: 'offline.keep',
        message: 'Keep',
        description: 'Button that downloads a version for reading without a network',
      });
    case 'incomplete':
    case 'updating':
      return translate({
        id: 'offline.continue',
        message: 'Continue',
        description: 'Button that goes on with a download',
      });
    case 'outdated':
      return translate({
        id: 'offline.update',
        message: 'Update',
        description: 'Button that downloads what changed in a kept version',
      });
    case 'damaged':
      return translate({
        id: 'offline.repair',
        message: 'Repair',
        description: 'Button that downloads what is missing from a kept version',
      });
    default:
      return null;
  }
}
