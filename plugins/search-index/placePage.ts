import { sections, type Section } from '../../src/lib/search/searchIndex';
import type { Options } from './options';

const versioned: readonly Section[] = ['docs', 'api'];

/** Takes a path without the base URL, returns the part of the site and the label of the version that it belongs to. */
export function placePage(
  path: string,
  versions: Options['versions'],
): { section: Section; version: string | null } {
  const [first, second] = path.split('/').filter(Boolean);
  const section = sections.find((name) => name === first) ?? 'pages';
  if (!versioned.includes(section)) return { section, version: null };
  const named = versions.find((version) => version.path !== '' && version.path === second);
  const version = named ?? versions.find((candidate) => candidate.path === '');
  return { section, version: version?.label ?? null };
}
