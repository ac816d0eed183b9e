import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumbList';

it('numbers the pages, and contains nothing that ends a script', () => {
  const text = breadcrumbList([
    { title: 'API', url: 'https://site.example/api/' },
    { title: '</script><b>', url: 'https://site.example/api/a/' },
  ]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'API', item: 'https://site.example/api/' },
      { '@type': 'ListItem', position: 2, name: '</script><b>', item: 'https://site.example/api/a/' },
    ],
  });
});
