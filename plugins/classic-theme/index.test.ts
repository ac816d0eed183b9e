import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import { bundleScript } from '../../shared/build/bundleScript';
import classicTheme, { validateOptions } from './index';
import { inlineElements } from './inlineElements';

const options = { customCss: ['./src/css/index.css', './src/clientModules/prefetch.ts'] };

type Tag = { tagName: string; attributes?: Record<string, string>; innerHTML?: string };

describe('classic-theme', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
    // The classic theme reads settings that its own validation fills in.
    await fixture.load();
  });
  afterAll(() => fixture?.close());

  const context = async (): Promise<LoadContext> => fixture.load();
  const open = async () => classicTheme(await context(), options);
  const tags = async () => {
    const { headTags = [], postBodyTags = [] } =
      (await open()).injectHtmlTags?.({ content: undefined }) ?? {};
    return { head: headTags as Tag[], body: postBodyTags as Tag[] };
  };

  it('brings the components of the classic theme, to be swizzled', async () => {
    const theme = await open();
    const folder = theme.getThemePath?.() ?? '';
    expect(existsSync(path.join(folder, 'Layout/index.js'))).toBe(true);
    expect(existsSync(path.join(theme.getTypeScriptThemePath?.() ?? '', 'Layout/index.tsx'))).toBe(true);
  });

  it('loads the sheets and modules of the site only: no Infima, no Prism, no nprogress', async () => {
    expect((await open()).getClientModules?.()).toEqual(
      options.customCss.map((file) => fixture.site.pathOf(file)),
    );
  });

  it('emits the boot scripts that the head of every page names', async () => {
    const files = await emitFiles(fixture, await open());
    const [boot] = (await tags()).head;
    const names = [boot?.attributes?.src, boot?.attributes?.['data-interaction']];
    expect(names.map((name) => name?.replace('/fr-FR/', '')).sort()).toEqual(Object.keys(files).sort());
    expect(names[0]).toMatch(/^\/fr-FR\/assets\/boot\.[\da-f]{8}\.js$/);
    const scripts = ['boot', 'interaction'].map((name) =>
      bundleScript(fixture.site.pathOf(`src/boot/${name}.ts`)),
    );
    expect(files).toEqual(Object.fromEntries(scripts.map(({ file, code }) => [file, code])));
    expect(await emitFiles(fixture, await open(), { target: 'server' })).toEqual({});
  });

  it('hands the settings of the site to the boot script', async () => {
    const [boot] = (await tags()).head;
    expect(boot?.attributes).toMatchObject({
      'data-namespace': (await context()).siteStorage.namespace,
      'data-mode': 'dark',
      'data-announcement': 'fixture',
      'data-app': '',
    });
  });

  it('adds two inline elements: speculation rules, and the check of the base URL', async () => {
    const { head, body } = await tags();
    expect([...head, ...body].filter(({ innerHTML }) => innerHTML !== undefined)).toEqual([
      {
        tagName: 'script',
        attributes: { type: 'speculationrules' },
        innerHTML: inlineElements(fixture.site.folder).speculationRules,
      },
      { tagName: 'script', innerHTML: inlineElements(fixture.site.folder).script },
    ]);
  });

  it('leaves the sheets to Lightning CSS, and looks for no settings of PostCSS', async () => {
    const configured = (await open()).configurePostCss?.({ plugins: ['postcss-preset-env'] });
    expect(configured).toEqual({ config: false, plugins: [] });
  });

  it('refuses a color mode that follows the system, which the boot script cannot do', async () => {
    const { siteConfig, ...rest } = await context();
    const colorMode = { ...(siteConfig.themeConfig.colorMode as object), respectPrefersColorScheme: true };
    const themeConfig = { ...siteConfig.themeConfig, colorMode };
    expect(() => classicTheme({ ...rest, siteConfig: { ...siteConfig, themeConfig } }, options)).toThrow(
      /^colorMode\.respectPrefersColorScheme: .* Fix: set it to false\.$/,
    );
  });

  it('refuses unknown options', () => {
    expect(() => checkOptions((given) => validateOptions?.(given), { ...options, sheet: 'x' })).toThrow(
      '"sheet" is not allowed',
    );
  });
});
