import path from 'node:path';
import { expect, it } from 'vitest';
import { contentLists } from '../../config/content';
import { gallery } from '../../config/gallery';
import { readGallery } from './galleryItems';

const root = path.resolve(__dirname, '../..');

it('finds program, page and versions of every entry', () => {
  const items = readGallery(root, gallery, contentLists).map(({ item }) => item);
  expect(items.map(({ name }) => name)).toEqual([...new Set(gallery.map(({ name }) => name))]);
  const of = (wanted: string) => items.find(({ name }) => name === wanted);
  expect(of('ripple')?.versions).toEqual(['current', 'v1.6.0', 'v1.5.0']);
  expect(of('ripple')?.plan).toMatch(/^assets\/live\/ripple\.[0-9a-f]{8}\.json$/);
  expect(of('marble')?.versions).toContain('current');
  expect(of('marble')?.plan).toBeUndefined();
  expect(of('island')).toMatchObject({ versions: [], to: expect.stringMatching(/^\/blog\//) as string });
  for (const { lines } of items) expect(lines).toBeGreaterThan(5);
});

it('refuses an entry without a program', () => {
  const entry = { kind: 'images', to: '/docs/x', picture: '@site/docs/basic/img/marble.webp' } as const;
  const read = (part: { name: string; page?: string }) => () =>
    readGallery(root, [{ ...entry, ...part }], contentLists);
  expect(read({ name: 'nothing' })).toThrow('"nothing" is no live example. Fix: ');
  expect(read({ name: 'x', page: 'docs/basic/field.md' })).toThrow(
    'docs/basic/field.md has no program that makes marble.webp. Fix: ',
  );
});
