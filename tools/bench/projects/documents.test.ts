import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../shared/projectRoot';
import { listDocuments, type Category } from './documents';

const pagesOf = (categories: readonly Category[]): string[] =>
  categories.flatMap(({ items }) =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : pagesOf([item]))),
  );

describe('the documents of the peers', () => {
  const { versions, posts } = listDocuments(projectRoot);

  it.each(versions.map((version) => [version.name, version] as const))(
    'have a menu of %s',
    (_name, version) => {
      const pages = pagesOf(version.menu);
      expect(pages.length).toBeGreaterThan(20);
      expect(pages.filter((id) => !existsSync(path.join(version.folder, `${id}.md`)))).toEqual([]);
    },
  );

  it('have the posts', () => expect(posts.length).toBeGreaterThan(5));
});
