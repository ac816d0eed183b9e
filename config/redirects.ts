import { versions } from './versions';

/**
 * Addresses that moved or that people spell differently, with their targets, both without the locale. When the slug of a page changes,
 * its old address is added here.
 */
export const redirects: Readonly<Record<string, string>> = {
  // The old site's addresses have a typo and an umlaut; both spellings work. cspell:ignore acclerate
  '/blog/accelerate-collision-detection-with-taichi': '/blog/acclerate-collision-detection-with-taichi',
  '/blog/eth-zurich-uses-taichi-lang-in-its-physically-based-simulation-source':
    '/blog/eth-zürich-uses-taichi-lang-in-its-physically-based-simulation-source',
};

/** Sections of the API reference are reachable without the segment of the package too: `/api/ad` leads to `/api/taichi/ad/`. */
export const apiAliases: readonly { readonly of: string; readonly at: string }[] = versions.map(
  ({ path }) => {
    const at = path === '' ? '/api' : `/api/${path}`;
    return { of: `${at}/taichi`, at };
  },
);
