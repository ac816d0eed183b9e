import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild, type ReadBuilt } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import socialCards, { validateOptions } from './index';

const meta =
  '<meta data-rh=true property=og:image content=https://x.example/img/card.png /><meta data-rh=true name=twitter:image content=https://x.example/img/card.png />';
const page = (title: string, body = '', pageClass = 'docs-doc-page') =>
  `<html class=${pageClass}><head><title>${title} | Fixture</title>${meta}</head><main>${body}</main>`;

describe.each([
  ['en', '/'],
  ['fr-FR', '/fr-FR/'],
])('social-cards in %s', (locale, base) => {
  let fixture: Fixture;
  let read: ReadBuilt;
  const files = {
    'docs/field/index.html': page('Fields “&amp;” cœurs'),
    'docs/v1/field/index.html': page('Fields “&amp;” cœurs'),
    'docs/zh/index.html': page('可微编程'),
    'blog/rings/index.html': page(
      'Rings',
      `<img width=960 src=${base}assets/images/rings.webp>`,
      'blog-post-page',
    ),
  };
  const routesPaths = Object.keys(files).map((file) => base + file.replace('/index.html', ''));

  beforeAll(async () => {
    fixture = await openFixture(locale);
    await writeFile(
      fixture.site.pathOf('logo.svg'),
      readFileSync(`${__dirname}/../../static/img/logo-dark.svg`),
    );
    const picture = await readFile(fixture.site.pathOf('blog/2023-05-04-first-ripple/rings.webp'), 'latin1');
    const plugin = () => socialCards(fixture.context, checkOptions(validateOptions, { logo: 'logo.svg' }));
    const built = { files: { ...files, 'assets/images/rings.webp': '' }, routesPaths };
    // The content of files is text here: the picture is put in its place before the plugin reads it.
    const { outDir } = await fixture.load();
    const { postBuild, ...rest } = plugin();
    read = await finishBuild(
      fixture,
      {
        ...rest,
        async postBuild(props) {
          await writeFile(`${outDir}/assets/images/rings.webp`, Buffer.from(picture, 'latin1'));
          await postBuild?.(props);
        },
      },
      built,
    );
  });
  afterAll(() => fixture?.close());

  const addressOf = async (file: string) =>
    /property=og:image content="([^"]+)"/.exec(String(await read(file)))?.[1] ?? '';
  const cardOf = async (file: string) => {
    const address = await addressOf(file);
    expect(address).toMatch(
      new RegExp(`^https://fixture\\.example${base}assets/images/card-[0-9a-f]{12}\\.(png|jpg)$`),
    );
    return read(decodeURI(new URL(address).pathname).slice(base.length));
  };

  it('names an absolute address, size and words in the head', async () => {
    const html = String(await read('docs/field/index.html'));
    expect(html).toContain('property=og:image:width content="1200"');
    expect(html).toContain('property=og:image:height content="630"');
    expect(html).toContain('property=og:image:alt content="Fields “&amp;” cœurs | Fixture"');
    expect(html).toContain(`name=twitter:image content="${await addressOf('docs/field/index.html')}"`);
    expect(html).not.toContain('img/card.png');
  });

  it.each(['docs/field', 'docs/zh', 'blog/rings'])('draws %s in 1200 by 630 pixels', async (name) => {
    const { width, height } = await sharp(await cardOf(`${name}/index.html`)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('draws different titles differently, and pages with the same card share it', async () => {
    const fields = await addressOf('docs/field/index.html');
    expect(await addressOf('docs/v1/field/index.html')).toBe(fields);
    expect(await addressOf('docs/zh/index.html')).not.toBe(fields);
    const [one, other] = [await cardOf('docs/field/index.html'), await cardOf('docs/zh/index.html')];
    expect(one.equals(other)).toBe(false);
  });

  it('shows the picture of the page on the right', async () => {
    const card = sharp(await cardOf('blog/rings/index.html'));
    const { channels } = await card.extract({ left: 760, top: 20, width: 420, height: 590 }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(2);
  });
});

describe('social-cards', () => {
  it('stops at a page that names no picture', async () => {
    const fixture = await openFixture();
    await writeFile(fixture.site.pathOf('logo.svg'), '<svg></svg>');
    const files = { 'a/index.html': '<title>A</title>' };
    const plugin = socialCards(fixture.context, { logo: 'logo.svg' });
    await expect(finishBuild(fixture, plugin, { files, routesPaths: ['/a'] })).rejects.toThrow(
      /a\/index\.html: the page names no picture/,
    );
    await fixture.close();
  });

  it('stops at a character that no font has', async () => {
    const fixture = await openFixture();
    await writeFile(fixture.site.pathOf('logo.svg'), '<svg></svg>');
    const files = { 'a/index.html': page('ꙮ') };
    const plugin = socialCards(fixture.context, { logo: 'logo.svg' });
    await expect(finishBuild(fixture, plugin, { files, routesPaths: ['/a'] })).rejects.toThrow('U+a66e');
    await fixture.close();
  });
});
