import { versions } from '../../../config/versions';

/**
 * Returns the label of the version that a reader of a page searches, as `useReaderVersion` does in the app: the page's own, or the last one
 * that was chosen.
 *
 * @param path Path below the base URL.
 * @param preferred Name of the version that was chosen last.
 */
export function pageVersion(path: string, preferred: string | null): string {
  const [section, first] = path.split('/');
  const hasVersions = section === 'docs' || section === 'api';
  const own = versions.find((version) =>
    hasVersions ? version.path !== '' && version.path === first : version.name === preferred,
  );
  return (own ?? versions.find((version) => version.path === ''))?.label ?? '';
}
