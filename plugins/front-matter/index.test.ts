import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describe, expect, it, vi } from 'vitest';
import { fakeLists } from '../../shared/translations/fakeProject';
import { createFrontMatterParser } from './index';

const onDisk = new Map<string, string>();
vi.mock('node:fs/promises', () => ({ readFile: (file: string) => Promise.resolve(onDisk.get(file)) }));

const doc = [
  'title: Fields',
  'description: What they hold.',
  'slug: /field',
  'sidebar_position: 10',
  'learn: [to declare one, to fill it]',
];
const post = [
  ...[
    'title: News',
    'description: What is new.',
    'slug: news',
    'date: 2023-05-17',
    'authors: [team]',
    'tags: [a]',
  ],
  ...['image: ./cover.webp', 'image_alt: A ripple'],
];
const updated = [...post, 'last_update: { date: 2023-06-01 }'];
const page = ['title: Community', 'description: Where to ask.'];

function parse(
  file: string,
  lines: readonly string[],
  body = 'Text\n\n<!-- truncate -->\n',
): Promise<unknown> {
  const filePath = path.resolve(file);
  const frontMatter = `---\n${lines.join('\n')}\n---\n\n`;
  onDisk.set(filePath, frontMatter + body);
  return createFrontMatterParser(fakeLists)({
    filePath,
    // What Docusaurus passes for a preview of a post: the text before the truncate marker.
    fileContent: frontMatter + body.split('<!--')[0],
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

/** Each kind with a path for every folder in which it can be. */
const accepted: [string, readonly string[]][] = [
  ['docs/basic/field.md', doc],
  ['docs/basic/field.md', [...doc, 'sidebar_label: F', 'keywords: [a, b]', 'hide_footer: true']],
  ['versioned_docs/version-v1.6.0/field.md', doc],
  ['i18n/fr/docusaurus-plugin-content-docs/current/basic/field.md', doc],
  ['blog/2023-05-17-news/index.md', updated],
  ['newsletter/2022-10/index.md', post],
  ['i18n/zh-Hans/docusaurus-plugin-content-blog/2023-05-17-news/index.md', updated],
  ['i18n/zh-Hans/docusaurus-plugin-content-blog-user-stories/oppo/index.md', updated],
  ['src/pages/community.md', page],
  ['i18n/fr/docusaurus-plugin-content-pages/community.md', [...page, 'image: /a.png']],
  ['docs/_partial.md', ['anything: goes']],
  ['elsewhere/a.md', ['anything: goes']],
];

const refused: [string, readonly string[], string, string?][] = [
  [
    'docs/basic/field.md',
    [doc[0] ?? '', doc[2] ?? '', 'desciption: x', 'description: y', 'sidebar_position: 10'],
    'docs/basic/field.md:4: front matter key "desciption" is unknown. Fix: did you mean "description"? Known keys: title, description,',
  ],
  [
    'docs/a.md',
    [...doc, 'zzzzzzzzzzzz: 1'],
    'docs/a.md:7: front matter key "zzzzzzzzzzzz" is unknown. Fix: remove it.',
  ],
  ['docs/a.md', doc.slice(0, 3), 'docs/a.md:1: front matter key "sidebar_position" is missing. Fix: add'],
  [
    'docs/a.md',
    [...doc.slice(0, 2), 'slug: field', doc[3] ?? ''],
    'docs/a.md:4: front matter key "slug" has the value "field". Fix: make it a path',
  ],
  [
    'docs/a.md',
    [...doc.slice(0, 3), 'sidebar_position: ten'],
    'has the value "ten". Fix: make it of type number.',
  ],
  [
    'docs/a.md',
    ['title: ""', ...doc.slice(1)],
    'docs/a.md:2: front matter key "title" has the value "". Fix: make it filled in.',
  ],
  [
    'versioned_docs/version-v1.5.0/a.md',
    [...doc, 'image_alt: x'],
    'a.md:7: front matter key "image_alt" is unknown',
  ],
  [
    'blog/a/index.md',
    updated.map((entry) => entry.replace('2023-05-17', 'May')),
    'Fix: make it a date, as in 2023-05-17.',
  ],
  [
    'blog/a/index.md',
    [...updated.slice(0, 4), 'authors: team', ...updated.slice(5)],
    'key "authors" has the value "team". Fix: make it of type array.',
  ],
  ['newsletter/a/index.md', post.slice(0, -1), 'key "image_alt" is missing'],
  ['blog/a/index.md', post, 'key "last_update" is missing'],
  ['newsletter/a/index.md', updated, 'key "last_update" is unknown'],
  [
    'user-stories/a/index.md',
    updated,
    'user-stories/a/index.md:1: the post has no truncate marker. Fix: put <!-- truncate -->',
    'Text',
  ],
  [
    'i18n/fr/docusaurus-plugin-content-pages/a.md',
    [...page, 'slug: /a'],
    'a.md:4: front matter key "slug" is unknown',
  ],
];

describe('createFrontMatterParser', () => {
  it.each(accepted)('accepts %s, of posts the preview too', async (file, lines) => {
    const expected = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: `---\n${lines.join('\n')}\n---\n`,
    });
    await expect(parse(file, lines)).resolves.toMatchObject({ frontMatter: expected.frontMatter });
  });

  it.each(refused)('refuses %s with %j', async (file, lines, message, body) => {
    await expect(parse(file, lines, body)).rejects.toThrow(message);
  });

  it('names every mistake of a file at once', async () => {
    await expect(parse('src/pages/a.md', ['titel: x', 'color: red'])).rejects.toThrow(
      /"title" is missing[\s\S]*"description" is missing[\s\S]*a\.md:2:[\s\S]*a\.md:3:/,
    );
  });
});
