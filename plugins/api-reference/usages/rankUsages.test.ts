import { describe, expect, it } from 'vitest';
import { toUsagePage } from './listUsagePages';
import { rankUsages } from './rankUsages';

const use = (slug: string, count: number, kind: 'docs' | 'post' = 'docs', total = 30) => ({
  page: { title: `About ${slug}`, slug: `/${slug}`, href: `/docs/${slug}`, kind },
  count,
  total,
});
const ranked = (...uses: ReturnType<typeof use>[]) =>
  rankUsages('field', uses).usages.map(({ href }) => href.slice('/docs/'.length));

describe('rankUsages', () => {
  it.each([
    ['a page of that name first', [use('layout', 20), use('field', 1)], ['field', 'layout']],
    [
      'then one that names it',
      [use('b', 9), use('field-offsets', 1), use('fields', 1)],
      ['fields', 'field-offsets', 'b'],
    ],
    ['then those that are most about it', [use('a', 2), use('b', 9)], ['b', 'a']],
    ['posts after docs', [use('a', 9, 'post'), use('b', 9)], ['b', 'a']],
    [
      'small pages after those that use it often',
      [use('a', 1, 'docs', 2), use('b', 20, 'docs', 100)],
      ['b', 'a'],
    ],
    ['no page because of a part of a word', [use('airfield', 1), use('b', 2)], ['b', 'airfield']],
  ])('puts %s', (_what, uses, order) => {
    expect(ranked(...uses)).toEqual(order);
  });

  it('shows three and counts the rest', () => {
    const uses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => use(slug, 1));
    expect(rankUsages('field', uses)).toMatchObject({ usages: { length: 3 }, moreUsages: 4 });
  });
});

describe('toUsagePage', () => {
  const folder = { routeBasePath: 'docs/master', kind: 'docs' } as const;
  const page = (text: string) =>
    toUsagePage(
      { file: 'docs/field.md', text: `---\ntitle: Fields\nslug: /field\n---\n${text}` },
      folder,
      '/fr/',
    );

  it('has the blocks that run', async () => {
    const text =
      '```python\na = 1\n```\n```python continue\nb\n```\n```python skip="cuda"\nc\n```\n```cpp\nd\n```\n';
    expect(await page(text)).toEqual({
      title: 'Fields',
      slug: '/field',
      href: '/fr/docs/master/field',
      kind: 'docs',
      blocks: [
        { code: 'a = 1', continues: false },
        { code: 'b', continues: true },
      ],
    });
  });

  it('is none without such blocks', async () => {
    expect(await page('Text.')).toBeNull();
  });

  it('names file and line of a fence that is not understood', async () => {
    await expect(page('```python titel="a.py"\na\n```\n')).rejects.toThrow(
      /^docs\/field\.md:5: "titel" means nothing on a python block\. Fix: /,
    );
  });
});
