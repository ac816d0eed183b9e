import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild, type ReadBuilt } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import machineReadable, { validateOptions } from './index';
import { checkNotebook } from './notebook/checkNotebook';
import { toContentLists } from '../../config/content';

const versions = [
  { name: 'current', label: 'develop', path: 'master', banner: 'unreleased', release: 'v1.7.4' },
  { name: 'v1.6.0', label: 'v1.6.0', path: '', banner: 'none', release: 'v1.6.0' },
] as const;
const lists = toContentLists({
  versions,
  lastVersion: 'v1.6.0',
  postLists: [
    { name: 'blog', id: 'default', title: 'Blog', description: 'Posts.', showLastUpdateTime: true },
  ],
});
const options = { lists, versions };

const pages = [
  ...['docs/field', 'docs/kernel_function', 'docs/master/field', 'blog/first-ripple'],
  ...['', 'master/'].flatMap((version) =>
    ['', 'changes', 'taichi', 'taichi/math', 'taichi/Field'].map((page) => `api/${version}${page}`),
  ),
];

describe.each([
  ['en', 'https://fixture.example/'],
  ['fr-FR', 'https://fixture.example/fr-FR/'],
])('machine-readable in %s', (locale, base) => {
  let fixture: Fixture;
  let read: (file: string) => Promise<string>;
  beforeAll(async () => {
    fixture = await openFixture(locale);
    const readPicture = (name: string) => fixture.site.pathOf(`blog/2023-05-04-first-ripple/${name}`);
    const { readFile } = await import('node:fs/promises');
    const html = `<head><link data-rh=true rel=canonical href=${base}><title>A`;
    const built: ReadBuilt = await finishBuild(
      fixture,
      machineReadable(fixture.context, checkOptions(validateOptions, options)),
      {
        files: {
          ...Object.fromEntries(pages.map((page) => [`${page}/index.html`, html])),
          [`assets/images/cover-${'0'.repeat(32)}.webp`]: await readFile(readPicture('cover.webp'), 'latin1'),
          [`assets/images/rings-${'1'.repeat(32)}.webp`]: await readFile(readPicture('rings.webp'), 'latin1'),
        },
      },
    );
    read = async (file) => String(await built(file));
  });
  afterAll(() => fixture?.close());
  const isEnglish = locale === 'en';

  it('writes each page of the docs in every version', async () => {
    const page = await read('docs/field.md');
    expect(page).toContain(`<${base}docs/field> · Taichi 1.6.0 · [Notebook](${base}docs/field.ipynb)`);
    expect(page).toContain('```python title="hits.py"\nimport taichi as ti\n');
    expect(page).toContain('```output\n[0 1 2 3 4 5 6 7]\n```');
    expect(page).not.toMatch(/^description:|\{#|:::/m);
    expect(page.startsWith('# Fields\n')).toBe(isEnglish);
    expect(await read('docs/master/field.md')).toContain(`<${base}docs/master/field> · Taichi 1.7.4`);
  });

  it('completes links, and writes tabs without directives', async () => {
    const page = await read('docs/kernel_function.md');
    expect(page).toContain(`[field](${base}docs/field#shape)`);
    expect(page).toContain('**In Python**\n\nRead an element.\n\n**On the device**');
    expect(page).toContain(isEnglish ? '(new in 1.6)' : '(nouveau en 1.6)');
  });

  it('writes posts with their day, author and pictures', async () => {
    const post = await read('blog/first-ripple.md');
    expect(post).toContain(`<${base}blog/first-ripple> · 2023-05-04`);
    expect(post).toContain(`](${base}assets/images/cover-${'0'.repeat(32)}.webp)`);
    expect(post).toContain(`](${base}assets/images/rings-${'1'.repeat(32)}.webp)`);
    expect(post).not.toContain('truncate');
  });

  it('writes the pages of the API', async () => {
    expect(await read('api.md')).toContain(`[\`field\`](${base}api/taichi/#taichi.field)`);
    expect(await read('api/taichi.md')).toContain('## ti.field\n');
    expect(await read('api/master/taichi/Field.md')).toContain(
      `<${base}api/master/taichi/Field/> · Taichi 1.7.4`,
    );
    expect(await read('api/changes.md')).toMatch(/^# /);
  });

  it('writes a notebook of a page with programs, and of no other', async () => {
    const notebook = JSON.parse(await read('docs/field.ipynb')) as { cells: { source: string[] }[] };
    expect(checkNotebook(notebook)).toBeNull();
    expect(notebook.cells[1]?.source).toEqual(['%pip install taichi==1.6.0']);
    await expect(read('docs/kernel_function.ipynb')).rejects.toThrow('ENOENT');
  });

  it('writes the API as JSON', async () => {
    const data = JSON.parse(await read('data/api/v1.6.0.json')) as {
      symbols: { id: string; url: string; signature?: string }[];
    };
    expect(data).toMatchObject({ schemaVersion: 1, version: 'v1.6.0', release: 'v1.6.0', locale });
    expect(data.symbols.find(({ id }) => id === 'taichi.field')).toMatchObject({
      url: `${base}api/taichi/#taichi.field`,
      signature: expect.stringMatching(/^ti\.field\(/) as string,
    });
  });

  it('lists the pages of each version', async () => {
    const list = await read('llms.txt');
    expect(list).toContain(`](${base}docs/field.md): `);
    expect(list).toContain(`](${base}blog/first-ripple.md): `);
    expect(list).toContain(`](${base}docs/master/llms.txt)`);
    expect(list).not.toContain(`${base}docs/master/field.md`);
    expect(await read('docs/master/llms.txt')).toContain(`](${base}docs/master/field.md): `);
    const full = await read('llms-full.txt');
    expect(full).toContain(await read('docs/kernel_function.md'));
    expect(full).toContain(await read('api/taichi/math.md'));
  });

  it('names the formats in the head of the page', async () => {
    const path = new URL(base).pathname;
    const link = (type: string, extension: string) =>
      `<link data-rh="true" rel="alternate" type="${type}" href="${path}docs/field.${extension}">`;
    expect(await read('docs/field/index.html')).toContain(
      link('text/markdown', 'md') + link('application/x-ipynb+json', 'ipynb'),
    );
    expect(await read('docs/kernel_function/index.html')).not.toContain('ipynb');
  });
});

describe('machine-readable fails', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());

  it('on a picture that is not in the build', async () => {
    const finished = finishBuild(fixture, machineReadable(fixture.context, options));
    await expect(finished).rejects.toThrow(/\.webp: the build has no such picture\. Fix: /);
  });
});

describe('the options of machine-readable', () => {
  it.each([
    ['no versions', { lists }, /"versions" is required/],
    ['a version without a release', { lists, versions: [{ name: 'a', label: 'a', path: '' }] }, /release/],
    ['an unknown option', { ...options, formats: [] }, /"formats" is not allowed/],
  ])('refuse %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
