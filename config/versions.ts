import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/** The release that `/docs/…` and `/api/…` show without a version in the path. */
export const lastVersion = 'v1.6.0';

/** Newest first: the order of the version menu. `release`: the line of releases that the pages describe, as badges name it. */
export const versions = [
  { name: 'current', label: 'develop', path: 'master', release: '1.7', banner: 'unreleased' },
  { name: 'v1.6.0', label: 'v1.6.0', path: '', release: '1.6', banner: 'none' },
  { name: 'v1.5.0', label: 'v1.5.0', path: 'v1.5.0', release: '1.5', banner: 'unmaintained' },
] as const satisfies readonly (VersionOptions & {
  name: string;
  label: string;
  path: string;
  release: string;
})[];

/** The same list in the shape of the docs plugin: options by version name. */
export const docsVersionOptions: Record<string, VersionOptions> = Object.fromEntries(
  versions.map(({ name, label, path, banner }) => [name, { label, path, banner }]),
);
