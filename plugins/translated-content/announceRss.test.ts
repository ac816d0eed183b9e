import { expect, it } from 'vitest';
import { announceRss } from './announceRss';

const link = (type: string, title: string) => ({
  tagName: 'link',
  attributes: { rel: 'alternate', type, href: '/feed', title },
});

it('keeps the link to the RSS feed alone, by the title of the list', () => {
  const headTags = ['application/rss+xml', 'application/atom+xml', 'application/json'].map((type) =>
    link(type, 'Blog | Site RSS Feed'),
  );
  expect(announceRss({ headTags })).toEqual({ headTags: [link('application/rss+xml', 'Blog')] });
});

it('leaves other tags alone', () => {
  expect(announceRss({})).toEqual({});
  expect(announceRss({ headTags: ['<meta name=a>'] })).toEqual({ headTags: ['<meta name=a>'] });
});
