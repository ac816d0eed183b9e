import { versions } from './versions';

/** The lists of posts: one folder, one instance of the blog plugin and one address each. The first one is the blog itself. */
export const postLists = [
  {
    path: 'blog',
    title: 'Blog',
    description: 'How things are made with Taichi, and how Taichi is made.',
    showLastUpdateTime: true,
  },
  {
    path: 'newsletter',
    title: 'Newsletter',
    description: 'What happened around Taichi, month by month.',
    showLastUpdateTime: false,
  },
  {
    path: 'user-stories',
    title: 'User stories',
    description: 'What people use Taichi for, and what they found out.',
    showLastUpdateTime: true,
  },
] as const;

/** Folder of the pages of a docs version, by the convention of the docs plugin. */
export const docsFolder = (version: string): string =>
  version === 'current' ? 'docs' : `versioned_docs/version-${version}`;

/** Every folder with pages that have pictures and examples. */
export const contentFolders: readonly string[] = [
  ...versions.map(({ name }) => docsFolder(name)),
  ...postLists.map(({ path }) => path),
];

/** Files that the blog plugin writes beside the pages of each list, relative to the base URL. */
export const feedFiles: readonly string[] = postLists.flatMap(({ path }) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${path}/${file}`),
);
