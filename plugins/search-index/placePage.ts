import { sections, versionedSections, type Section } from '../../shared/search-format/sections';
import type { Options } from './options';

export type Place = {
  section: Section;
  /** Path without leading slash and version, e.g. `docs/field`. */
  path: string;
  /** Bit n: version n. All bits for a page without versions. */
  versions: number;
};

/**
 * Determines the section and the version that a path belongs to.
 *
 * @param path Without the base URL.
 */
export function placePage(path: string, versions: Options['versions']): Place {
  const parts = path.replace(/^\//, '').split('/');
  const section = sections.find((name) => name === parts[0]) ?? 'pages';
  if (!versionedSections.includes(section)) {
    return { section, path: parts.join('/'), versions: 2 ** versions.length - 1 };
  }
  const named = versions.findIndex((version) => version.path !== '' && version.path === parts[1]);
  const current = versions.findIndex((version) => version.path === '');
  if (named >= 0) parts.splice(1, 1);
  return { section, path: parts.join('/'), versions: 2 ** (named >= 0 ? named : current) };
}
