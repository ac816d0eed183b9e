import type { ContentList } from './contentList';
import type { Project } from './project';

/** Creates a project from texts by path. Its hash is a simple 48-bit sum. */
export function fakeProject(files: Readonly<Record<string, string>>): Project {
  return {
    list: (folder) =>
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.md'))
        .sort(),
    read: (file) => files[file] ?? null,
    hash(text) {
      let sum = 7n;
      for (const character of text) sum = (sum * 31n + BigInt(character.codePointAt(0) ?? 0)) % 2n ** 48n;
      return sum.toString(16).padStart(12, '0');
    },
  };
}

/** Joins the parts of a page: front matter, introduction, sections. */
export function fakePage(title: string, ...parts: readonly string[]): string {
  return [`---\ntitle: ${title}\ndescription: About ${title}.\nslug: /${title}\n---`, ...parts, ''].join(
    '\n\n',
  );
}

function fakeList(
  kind: ContentList['kind'],
  name: string,
  { folder = name, id = '', path = name }: { folder?: string; id?: string; path?: string },
): ContentList {
  const plugin = `docusaurus-plugin-content-${kind === 'posts' ? 'blog' : kind}`;
  const version = kind === 'docs' ? name : 'v1.6.0';
  const dates = kind === 'posts' && { showLastUpdateTime: name !== 'newsletter' };
  return { name, kind, folder, translated: `${plugin}${id}`, path, version, ...dates };
}

/** Lists of a site with three docs versions, three post lists and standalone pages. */
export const fakeLists: readonly ContentList[] = [
  fakeList('docs', 'current', { folder: 'docs', id: '/current', path: 'docs/master' }),
  fakeList('docs', 'v1.6.0', {
    folder: 'versioned_docs/version-v1.6.0',
    id: '/version-v1.6.0',
    path: 'docs',
  }),
  fakeList('docs', 'v1.5.0', {
    folder: 'versioned_docs/version-v1.5.0',
    id: '/version-v1.5.0',
    path: 'docs/v1.5.0',
  }),
  fakeList('posts', 'blog', {}),
  fakeList('posts', 'newsletter', { id: '-newsletter' }),
  fakeList('posts', 'user-stories', { id: '-user-stories' }),
  fakeList('pages', 'pages', { folder: 'src/pages', path: '' }),
];
