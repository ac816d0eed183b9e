import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDescribed, isDescription } from './described';
import type { Page } from './pages';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('findDescribed', () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await findDescribed(root, ['api/descriptions/python/linalg.yaml']);
  });

  it('finds a page for each file and version, named after both', () => {
    expect(pages.map(({ file, release, isShared }) => [file, release.tag, isShared])).toEqual([
      ['api/v1.5.0/linalg', 'v1.5.0', true],
      ['api/v1.6.0/linalg', 'v1.6.0', true],
      ['api/master/linalg', 'v1.7.4', true],
    ]);
  });

  it('reads whole programs, at the lines of their file', () => {
    for (const { source, blocks } of pages) {
      expect(source).toBe('api/descriptions/python/linalg.yaml');
      for (const { code, line, hash } of blocks) {
        expect(code).toMatch(/^import taichi\b/m);
        expect(line).toBeGreaterThan(0);
        expect(hash).toMatch(/^[0-9a-f]{12}$/);
      }
    }
  });

  it('finds none in other files', async () => {
    expect(await findDescribed(root, ['docs/basic/field.md'])).toEqual([]);
  });
});

describe('isDescription', () => {
  it.each([
    ['api', true],
    ['api/descriptions/python/linalg.yaml', true],
    ['./api/descriptions', true],
    ['api/v1.6.0/taichi.json', false],
    ['docs', false],
  ])('answers for %s: %s', (name, answer) => {
    expect(isDescription(root, name)).toBe(answer);
  });
});
