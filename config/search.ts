import { versions } from './versions';

/** Which pages the embedded search index has, and how much they weigh. Globs are relative to the base URL. */
export const search = {
  versions: versions.map(({ label, path }) => ({ label, path })),
  exclude: ['/*/page/**', '/*/tags', '/*/tags/*/**', '/*/archive', '/*/authors', '/*/authors/**'],
  titleOnly: ['/*/tags/*'],
  minor: [
    '/docs/{contributor_guide,dev_install,developer_utilities,development_tips,doc_writing,style_guide_en}',
    '/docs/{windows_debug,write_test,writing_cpp_tests}',
  ],
  openSearchDescription: 'Search the documentation of Taichi Lang',
};

/** What a press on the search loads, in this order: see `plugins/first-view`. Hosted search needs neither our worker nor our index. */
export const searchFiles = (isHosted: boolean): string[] => [
  ...(isHosted ? [] : ['search-worker', 'assets/search/{locale}.json']),
  'search-dialog',
];

/** What a page runs before its app: the search page answers without it. */
export const earlyFiles = (isHosted: boolean): Record<string, string[]> =>
  isHosted ? {} : { search: ['search-worker', 'assets/earlyPage'] };
