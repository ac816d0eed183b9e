import { describe, expect, it } from 'vitest';
import { toPageLinks } from './toPageLinks';

const show = (permalink: string, page: number, totalPages: number) =>
  toPageLinks({ permalink, page, totalPages }).map(
    (link) => `${link.isAfterGap ? '… ' : ''}${link.isCurrent ? '>' : ''}${link.page} ${link.path}`,
  );

describe('toPageLinks', () => {
  it.each([
    ['none for a single page', '/blog', 1, 1, []],
    ['the first of three', '/blog', 1, 3, ['>1 /blog', '2 /blog/page/2', '3 /blog/page/3']],
    ['the last of three', '/blog/page/3', 3, 3, ['1 /blog', '2 /blog/page/2', '>3 /blog/page/3']],
    [
      'pages of a tag',
      '/fr-FR/blog/tags/tip/page/2',
      2,
      2,
      ['1 /fr-FR/blog/tags/tip', '>2 /fr-FR/blog/tags/tip/page/2'],
    ],
    [
      'a gap on both sides',
      '/b/page/6',
      6,
      11,
      [
        '1 /b',
        '… 4 /b/page/4',
        '5 /b/page/5',
        '>6 /b/page/6',
        '7 /b/page/7',
        '8 /b/page/8',
        '… 11 /b/page/11',
      ],
    ],
  ])('gives %s', (_, permalink, page, totalPages, links) => {
    expect(show(permalink, page, totalPages)).toEqual(links);
  });
});
