import type { AllContent } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeContent } from '../../tests/fixtures/allContent';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { createFakeActions, type FakeActions } from '../../tests/fixtures/fakeActions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import docsIndex, { validateOptions } from './index';

const names = { wallNames: ['field', 'math.mix'], tiles: [] };
const program = 'src/theme/HomePage/stir.py';
const docs = 'docusaurus-plugin-content-docs';
const blog = 'docusaurus-plugin-content-blog';

describe('docs-index', () => {
  let fixture: Fixture;
  let content: AllContent;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
    content = arrangeContent(await fixture.load());
  });
  afterAll(() => fixture?.close());

  const run = async (allContent: AllContent, options = names): Promise<FakeActions> => {
    const fake = createFakeActions();
    await docsIndex(fixture.context, options).allContentLoaded?.({ allContent, actions: fake.actions });
    return fake;
  };
  const without = (name: string): AllContent =>
    Object.fromEntries(Object.entries(content).filter(([key]) => key !== name));

  it('adds the home page and an index page for each docs version', async () => {
    const { routes, data } = await run(content);
    const cover = 'docusaurus-plugin-content-blog/2023-05-04-first-ripple/cover.webp';
    const file = `@site/.docusaurus/assembled-translations/fr-FR/${cover}`;
    expect(data['@generated/pictures.js']).toContain(`"cover0": require("${file}").default`);
    expect(data['@generated/pictures.js']).toContain(`"!!picture-variants?360,480,800!${file}"`);
    expect(routes).toEqual([
      {
        path: '/fr-FR/',
        component: '@theme/HomePage',
        exact: true,
        modules: {
          index: '@generated/v1.6.0.json',
          content: '@generated/home.json',
          pictures: '@generated/pictures.js',
        },
      },
      {
        path: '/fr-FR/docs/master/',
        component: '@theme/DocsIndexPage',
        exact: true,
        modules: { index: '@generated/current.json' },
      },
      {
        path: '/fr-FR/docs/',
        component: '@theme/DocsIndexPage',
        exact: true,
        modules: { index: '@generated/v1.6.0.json' },
      },
    ]);
  });

  it('writes the menu of each version, in the language of the build', async () => {
    const link = (label: string, href: string, docId: string) => ({ type: 'link', label, href, docId });
    const { data } = await run(content);
    expect(data['@generated/v1.6.0.json']).toEqual({
      versionName: 'v1.6.0',
      versionLabel: 'v1.6.0',
      isLast: true,
      banner: null,
      path: '/fr-FR/docs',
      entries: [
        {
          type: 'category',
          label: 'Bases',
          items: [
            link('Champs', '/fr-FR/docs/field', 'field'),
            link('Kernels', '/fr-FR/docs/kernel_function', 'kernel_function'),
          ],
        },
      ],
    });
    expect(data['@generated/current.json']).toMatchObject({
      isLast: false,
      banner: 'unreleased',
      entries: [{ items: [link('Champs', '/fr-FR/docs/master/field', 'field')] }],
    });
  });

  it('writes the program, the facts about the API and the newest posts of the home page', async () => {
    const { data } = await run(content);
    expect(data['@generated/home.json']).toEqual({
      demo: {
        title: 'stir.py',
        html: expect.stringContaining('<span class="f">vortex</span>') as string,
        lanes: expect.stringMatching(/^py:1-6 ti:8-11 /) as string,
      },
      api: {
        names: 6,
        modules: 2,
        wall: [
          { label: 'field', anchor: 'taichi' },
          { label: 'math.mix', anchor: 'taichi.math' },
        ],
      },
      tiles: [],
      stories: [],
      posts: [
        {
          title: 'La première ride',
          permalink: '/fr-FR/blog/first-ripple',
          description: 'Une goutte tombe dans un champ de nombres.',
          date: '2023-05-04T00:00:00.000Z',
          readingTime: expect.any(Number) as number,
          cover: 'cover0',
        },
      ],
    });
  });

  it('leaves out the reference and the posts of a site without them', async () => {
    const { data } = await run(without('api-reference'));
    expect(data['@generated/home.json']).not.toHaveProperty('api');
    expect((await run(without(blog))).data['@generated/home.json']).toMatchObject({ posts: [] });
  });

  it('stops without the docs plugin', async () => {
    await expect(run(without(docs))).rejects.toThrow(
      'docs-index: plugin docusaurus-plugin-content-docs is missing. Fix: list it in docusaurus.config.ts.',
    );
  });

  it('stops at a docs version without a sidebar', async () => {
    const { loadedVersions } = content[docs]?.default as { loadedVersions: object[] };
    const bare = { loadedVersions: loadedVersions.map((version) => ({ ...version, sidebars: {} })) };
    await expect(run({ ...content, [docs]: { default: bare } })).rejects.toThrow(
      'docs-index: docs version current has no sidebar. Fix: add it to its sidebars file.',
    );
  });

  it('stops at a name that the default version does not have', async () => {
    await expect(run(content, { ...names, wallNames: ['dataclass'] })).rejects.toThrow(
      'docs-index: wallNames: taichi has no dataclass. Fix: list a name of the default version.',
    );
  });

  it('watches its program and names it when it is missing', async () => {
    const plugin = docsIndex(fixture.context, names);
    const elsewhere = docsIndex({ ...fixture.context, siteDir: fixture.site.pathOf('docs') }, names);
    expect(plugin.getPathsToWatch?.()).toEqual([fixture.site.pathOf(program)]);
    await expect(elsewhere.loadContent?.()).rejects.toThrow(
      /docs\/src\/theme\/HomePage\/stir\.py cannot be read\. Fix: put the home page's program there\./,
    );
  });

  it('shows names of the real reference unless told otherwise, and refuses unknown options', () => {
    expect(checkOptions(validateOptions, {}).wallNames).toContain('ui.Window');
    expect(() => checkOptions(validateOptions, { walls: [] })).toThrow('"walls" is not allowed');
  });
});
