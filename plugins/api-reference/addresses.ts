import type { Options, VersionOptions } from './options';

/** Location of the reference on the site. */
export type Place = Pick<Options, 'routeBasePath'> & {
  /** Base URL, including the locale. */
  readonly baseUrl: string;
};

/** Builds the path of a version's page, with base URL and trailing slash. The id of the root page is empty. */
export function pagePath({ routeBasePath, baseUrl }: Place, version: VersionOptions, page = ''): string {
  return `${[baseUrl, routeBasePath, version.path, page].join('/')}/`.replace(/\/{2,}/g, '/');
}

/** Id of the page "What changed in the API". */
export const changesPage = 'changes';
