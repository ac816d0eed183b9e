import { appendFile, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOptions } from '../../tests/fixtures/checkOptions';
import { finishBuild } from '../../tests/fixtures/finishBuild';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import { contentLists } from '../../tests/fixtures/site/config/content';
import linkCheck, { validateOptions } from './index';

const home = { 'index.html': '<h1 id=top>Home</h1>' };
const kernels = 'docs/kernel_function/index.html';
const source = 'versioned_docs/version-v1.6.0/kernel_function.md';
const field = { 'docs/field/index.html': '<h2 id=shape>Shape</h2>' };

describe('link-check', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture('fr-FR');
  });
  afterAll(() => fixture?.close());

  const check = (files: Readonly<Record<string, string>>, alsoWritten: readonly string[] = []) =>
    finishBuild(fixture, linkCheck(fixture.context, { lists: contentLists, alsoWritten }), {
      files: { ...home, ...files },
    });

  /** Appends a line to a file; returns its number. */
  const append = async (file: string, line: string): Promise<number> => {
    await appendFile(fixture.site.pathOf(file), `\n${line}`);
    return (await readFile(fixture.site.pathOf(file), 'utf8')).split('\n').length;
  };

  it('accepts links to pages, headings, files of other plugins, other locales and other hosts', async () => {
    const links = ['/fr-FR/docs/field#shape', '/fr-FR/sitemap.xml', '/docs/anything', 'https://example.com/'];
    const html = links.map((link) => `<a href=${link}>x</a>`).join('');
    await expect(check({ ...field, [kernels]: html }, ['sitemap.xml'])).resolves.toBeDefined();
    await expect(check({ ...field, [kernels]: html })).rejects.toThrow(
      `${source}:1: link to /sitemap.xml (on /fr-FR/docs/kernel_function, but not written there`,
    );
  });

  it('names the English file, the line and the fix of each broken link of an untranslated page', async () => {
    const line = await append(source, '[one](/docs/feild) and [two](./field.md#shapes)');
    const html = '<a href=/fr-FR/docs/feild>one</a><a href=/fr-FR/docs/field#shapes>two</a>';
    await expect(check({ ...field, [kernels]: html })).rejects.toThrow(
      [
        `${source}:${line}: link to ./field.md#shapes: the page has no such heading. Fix: did you mean #shape?`,
        `${source}:${line}: link to /docs/feild: there is no such page. Fix: did you mean /docs/field?`,
      ].join('\n'),
    );
  });

  it('names the translation that links to a missing heading of an untranslated page', async () => {
    const translation = 'i18n/fr-FR/docusaurus-plugin-content-docs/version-v1.6.0/field.md';
    const line = await append(translation, '[trois](./kernel_function.md#wake)');
    const files = {
      'docs/field/index.html': '<a href=/fr-FR/docs/kernel_function#wake>trois</a>',
      [kernels]: '<h2 id=wait>Wait</h2>',
    };
    await expect(check(files)).rejects.toThrow(
      `${translation}:${line}: link to ./kernel_function.md#wake: the page has no such heading. Fix: did you mean #wait?`,
    );
  });

  it.each([
    ['an unknown option', { lists: [], ignore: [] }, /"ignore" is not allowed/],
    [
      'a file that does not count from the base URL',
      { lists: [], alsoWritten: ['/sitemap.xml'] },
      /without a leading/,
    ],
  ])('refuses %s', (_what, wrong, message) => {
    expect(() => checkOptions(validateOptions, wrong)).toThrow(message);
  });
});
