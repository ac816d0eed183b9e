import { versions } from '@site/config/versions';

/** Resolves the label of a version to the release that its badges name, e.g. `develop` to `1.7`. */
export const releaseOf = (label: string): string =>
  versions.find((version) => version.label === label)?.release.replace(/^v(\d+\.\d+)\..*/, '$1') ?? label;
