import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/** A version of the docs and of the API reference. */
export type Version = {
  /** Name in the docs plugin: `current` for `docs/`, otherwise an entry of `versions.json`. */
  readonly name: string;
  /** Name that readers see. */
  readonly label: string;
  /** Path below `/docs/` and `/api/`; empty for the last release. */
  readonly path: string;
  readonly banner: NonNullable<VersionOptions['banner']>;
  /** Tag of the Taichi release that the version documents. */
  readonly release: `v${number}.${number}.${number}`;
};

/** The version at `/docs/…` and `/api/…`, without a version in the path. */
export const lastVersion = 'v1.6.0';

/** Newest first: the order of the version menu. */
export const versions = [
  { name: 'current', label: 'develop', path: 'master', banner: 'unreleased', release: 'v1.7.4' },
  { name: 'v1.6.0', label: 'v1.6.0', path: '', banner: 'none', release: 'v1.6.0' },
  { name: 'v1.5.0', label: 'v1.5.0', path: 'v1.5.0', banner: 'unmaintained', release: 'v1.5.0' },
] as const satisfies readonly Version[];

/** Folder of a version in `api/`. */
export const apiFolderOf = ({ name, path }: Pick<Version, 'name' | 'path'>): string => path || name;
