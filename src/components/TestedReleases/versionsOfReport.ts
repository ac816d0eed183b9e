import { versions } from '@site/config/versions';
import type { TestedRelease } from '@site/src/lib/code/testedRelease';

const isVersion =
  (written: string) =>
  ({ name, path }: (typeof versions)[number]) =>
    name === written || path === written;

/** Takes a version as the report of the examples names it; returns its label in the version menu. */
export function labelOfVersion(version: string): string {
  return versions.find(isVersion(version))?.label ?? version;
}

/** Takes JSON of the sums that the report holds; returns them in the order of the version menu. */
export function newestFirst(releases: string): TestedRelease[] {
  const place = ({ version }: TestedRelease) => versions.findIndex(isVersion(version));
  return (JSON.parse(releases) as TestedRelease[]).sort((a, b) => place(a) - place(b));
}
