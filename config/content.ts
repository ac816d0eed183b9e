import type { Section } from '../shared/search-format/sections';
import type { ContentList } from '../shared/translations/contentList';
import { lastVersion, type Version, versions } from './versions';

/** A list of posts: an instance of the blog plugin. Its folder and its URL path are its name. */
export type PostList = {
  readonly name: string;
  /** Id of the plugin instance. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Shows when the text of a post was last changed; its front matter then has `last_update`. */
  readonly showLastUpdateTime: boolean;
};

/** Everything that the site publishes from Markdown. */
export type Content = {
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly lastVersion: string;
  readonly postLists: readonly PostList[];
};

/** The lists of posts, in the order of the menu. The search has a section for each. */
export const postLists = [
  {
    name: 'blog',
    id: 'default',
    title: 'Blog',
    description: 'How things are made with Taichi, and how Taichi is made.',
    showLastUpdateTime: true,
  },
  {
    name: 'newsletter',
    id: 'newsletter',
    title: 'Newsletter',
    description: 'What happened around Taichi, month by month.',
    showLastUpdateTime: false,
  },
  {
    name: 'user-stories',
    id: 'user-stories',
    title: 'User stories',
    description: 'What people use Taichi for, and what they found out.',
    showLastUpdateTime: true,
  },
] as const satisfies readonly (PostList & { readonly name: Section })[];

const withId = (plugin: string, id: string): string => (id === 'default' ? plugin : `${plugin}-${id}`);

function toDocsList({ name, path }: Version): ContentList {
  const isCurrent = name === 'current';
  return {
    name,
    kind: 'docs',
    folder: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
    translated: `docusaurus-plugin-content-docs/${isCurrent ? name : `version-${name}`}`,
    path: path === '' ? 'docs' : `docs/${path}`,
    version: name,
    sidebar: isCurrent ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`,
  };
}

/** Lists the folders of all content, in the order of menus: docs versions, posts, single pages. */
export function toContentLists({
  versions: docs,
  lastVersion: version,
  postLists: posts,
}: Content): ContentList[] {
  return [
    ...docs.map(toDocsList),
    ...posts.map(({ name, id, showLastUpdateTime }): ContentList => ({
      name,
      kind: 'posts',
      folder: name,
      translated: withId('docusaurus-plugin-content-blog', id),
      path: name,
      version,
      showLastUpdateTime,
    })),
    {
      name: 'pages',
      kind: 'pages',
      folder: 'src/pages',
      translated: 'docusaurus-plugin-content-pages',
      path: '',
      version,
    },
  ];
}

/** The content of this site; `checkContent` holds it against the repository. */
export const content: Content = { versions, lastVersion, postLists };

/** All content folders of this site. */
export const contentLists: readonly ContentList[] = toContentLists(content);

/** Files that the blog plugin writes beside each list of posts, relative to the base URL. */
export const feedFiles: readonly string[] = postLists.flatMap(({ name }) =>
  ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${name}/${file}`),
);
