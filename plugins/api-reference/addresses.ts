import type { Options, VersionOptions } from './options';

/** Where the reference stands on the site. */
export type Place = Pick<Options, 'routeBasePath'> & {
  /** Base URL with the language. */
  readonly baseUrl: string;
};

/** Path of a page of a version with the base URL and a slash at its end; the root page's id is empty. */
export function pagePath({ routeBasePath, baseUrl }: Place, version: VersionOptions, page = ''): string {
  return `${[baseUrl, routeBasePath, version.path, page].join('/')}/`.replace(/\/{2,}/g, '/');
}

/** Id of the page "What changed in the API". */
export const changesPage = 'changes';
