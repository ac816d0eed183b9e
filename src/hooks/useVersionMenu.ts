import { useLocation } from '@docusaurus/router';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { findAlternates, type Alternate } from '@site/src/lib/versions/findAlternates';
import { useSectionVersions } from './useSectionVersions';

type VersionMenu = {
  /** One entry per version, newest first. */
  entries: Alternate[];
  active: Alternate | undefined;
  /** Path of the API reference in the current or last chosen version. */
  apiPath: string;
  savePreferred: (name: string) => void;
};

/**
 * Returns the entries of the version menu for the current page; on unversioned pages they link to each version's main
 * page.
 */
export function useVersionMenu(): VersionMenu {
  const { pathname } = useLocation();
  const { docs, api } = useSectionVersions();
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion();
  const chosen = preferredVersion?.name ?? docs.find(({ isLast }) => isLast)?.name;
  const entries =
    findAlternates(pathname, docs) ??
    findAlternates(pathname, api) ??
    docs.map(({ name, label, mainPath }) => ({ name, label, path: mainPath, isActive: name === chosen }));
  const active = entries.find(({ isActive }) => isActive);
  const apiVersion = api.find(({ name }) => name === active?.name) ?? api.find(({ isLast }) => isLast);
  return {
    entries,
    active,
    apiPath: apiVersion?.mainPath ?? '/api/',
    savePreferred: savePreferredVersionName,
  };
}
