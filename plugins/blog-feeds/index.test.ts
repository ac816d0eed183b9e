import { writeFile } from 'node:fs/promises';
import type { BlogFeedItem } from '@docusaurus/plugin-content-blog';
import { afterEach, describe, expect, it } from 'vitest';
import { openFixture, type Fixture } from '../../tests/fixtures/openFixture';
import { createFeedOptions } from './index';

const settings = { id: 'default', siteTitle: 'Fixture', title: 'Blog', description: 'Posts of the fixture.' };

describe('createFeedOptions', () => {
  let fixture: Fixture | undefined;
  afterEach(() => fixture?.close());

  it.each([
    ['en', 'Blog | Fixture', 'Posts of the fixture.'],
    ['fr-FR', 'Carnet | Fixture', 'Les articles du site d’essai.'],
  ])('titles the feeds in the language of the build, %s', async (locale, title, description) => {
    fixture = await openFixture(locale);
    expect(createFeedOptions(settings)).toMatchObject({ type: 'all', title, description });
  });

  it('keeps the English titles of a list without a file of translations', async () => {
    fixture = await openFixture('fr-FR');
    expect(createFeedOptions({ ...settings, id: 'newsletter' })).toMatchObject({ title: 'Blog | Fixture' });
  });

  it('takes out of each post what only works on its page', async () => {
    fixture = await openFixture();
    const { createFeedItems } = createFeedOptions(settings) ?? {};
    const item = { title: 'The first ripple', content: '<p>A drop</p><button>Copy</button>' } as BlogFeedItem;
    const defaultCreateFeedItems = () => Promise.resolve([item, { ...item, content: undefined }]);
    const items = await createFeedItems?.({ defaultCreateFeedItems } as never);
    expect(items).toEqual([
      { ...item, content: '<p>A drop</p>' },
      { ...item, content: '' },
    ]);
  });

  it('names the file of a missing translation', async () => {
    fixture = await openFixture('fr-FR');
    const file = 'i18n/fr-FR/docusaurus-plugin-content-blog/options.json';
    await writeFile(fixture.site.pathOf(file), '{ "title": { "message": "Carnet" } }');
    expect(() => createFeedOptions(settings)).toThrow(
      `${file}: "description" has no message. Fix: add { "message": "…" }`,
    );
  });
});
