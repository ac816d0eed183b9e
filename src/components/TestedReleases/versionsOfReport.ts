import { versions } from '@site/config/versions';
import type { TestedRelease } from '@site/src/lib/code/testedRelease';

const isVersion =
  (written: string) =>
  ({ name, path }: (typeof versions)[number]) =>
    name === written || path === written;

/** Returns the label in the version menu of a version in the example report. */
export function labelOfVersion(version: string): string {
  return versions.find(isVersion(version))?.label ?? version;
}

/**
 * Sorts the totals of the report in the order of the version menu.
 *
 * @param releases JSON list of `TestedRelease`.
 */
export function newestFirst(releases: string): TestedRelease[] {
  const place = ({ version }: TestedRelease) => versions.findIndex(isVersion(version));
  return (JSON.parse(releases) as TestedRelease[]).sort((a, b) => place(a) - place(b));
}
