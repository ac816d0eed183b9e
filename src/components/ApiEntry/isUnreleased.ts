import { versions } from '@site/config/versions';

/** Whether the version with this label is in no release yet. */
export const isUnreleased = (label: string): boolean =>
  versions.some((version) => version.label === label && version.banner === 'unreleased');
