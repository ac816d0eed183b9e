import { readdir } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestVariants } from '../../shared/pictures/variants';
import { configureBuild, emitFiles } from '../../tests/fixtures/bundler';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import pictures, { validateOptions } from './index';
import { dropFallback } from './stableRequests';
import { startEarly } from './startEarly';

vi.mock('./startEarly', { spy: true });

const options = { folders: ['docs', 'blog'], covers: [] };
const post = './blog/2023-05-04-first-ripple';

describe('pictures', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture?.close());
  afterEach(() => vi.unstubAllEnvs());

  const widthsMade = async () => {
    const files = await readdir(fixture.site.pathOf('.cache/pictures')).catch(() => []);
    return files.map((file) => Number(/-(\d+)\.avif$/.exec(file)?.[1])).sort((a, b) => a - b);
  };

  it('makes no picture ahead for the development server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await pictures(fixture.context, options).loadContent?.();
    expect(startEarly).not.toHaveBeenCalled();
  });

  it('begins with the pictures of a production build while its pages are loaded', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await pictures(fixture.context, options).loadContent?.();
    // A cover 960 pixels wide, and a picture of the text with 600.
    await expect.poll(widthsMade, { timeout: 20_000 }).toEqual([360, 480, 480, 600, 800, 960]);
  });

  it('gives the bundler the loader behind the requests of pages', async () => {
    const entry = requestVariants(`${post}/cover.webp`, 'cover');
    const files = await emitFiles(fixture, pictures(fixture.context, options), { entry });
    const variants = Object.keys(files).filter((file) => file.startsWith('assets/images/'));
    expect(variants.map((file) => file.replace(/[\da-f]{8}/, 'hash')).sort()).toEqual(
      [360, 480, 800, 960].map((width) => `assets/images/cover-${width}.hash.avif`),
    );
    const module: { exports?: unknown } = {};
    runInNewContext(files['main.js'] ?? '', { module });
    const candidates = variants.map((file) => `/${file} ${/-(\d+)/.exec(file)?.[1]}w`);
    expect(module.exports).toMatchObject({ default: candidates.join(', ') });
  });

  it('leaves the absolute path of a loader out of the requests of pictures in Markdown', async () => {
    const { inlineMarkdownImageFileLoader: loader } = getFileLoaderUtils(false).loaders;
    expect(loader, 'Docusaurus requests pictures as before').toMatch(/&fallback=\/.*file-loader.*!$/);
    const entry = `${loader}${post}/cover.webp`;
    expect(dropFallback(entry)).toMatch(/^!\/.*\?limit=\d+&name=[^&?]+!\.\/blog/);
    const files = await emitFiles(fixture, pictures(fixture.context, options), { entry });
    expect(Object.keys(files)).toContainEqual(
      expect.stringMatching(/^assets\/images\/cover-[\da-f]{32}\.webp$/),
    );
    expect(files['main.js']).not.toContain('fallback');
  });

  it.each(['client', 'server'] as const)('makes the %s cache depend on the loader', async (target) => {
    const { experiments } = await configureBuild(fixture, pictures(fixture.context, options), target);
    const { cache } = (experiments ?? {}) as { cache?: { buildDependencies: string[] } };
    const loaders = [
      'variantsLoader.mjs',
      'diagramLoader.mjs',
      'makeVariants.mjs',
      'store.mjs',
      'readDiagram.mjs',
      'stableRequests.ts',
    ].map((name) => `${__dirname}/${name}`);
    expect(cache?.buildDependencies).toEqual(
      expect.arrayContaining([fixture.context.siteConfigPath, ...loaders]),
    );
  });

  it('names a picture that cannot be read', async () => {
    const entry = requestVariants('./docs/field.md', 'text');
    await expect(emitFiles(fixture, pictures(fixture.context, options), { entry })).rejects.toThrow(
      /docs\/field\.md: this picture cannot be read: .*Fix: export it again/,
    );
  });

  it.each([{}, { ...options, widths: [1] }])('refuses the options %j', (wrong) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(/"(folders|widths)" is/);
  });
});
