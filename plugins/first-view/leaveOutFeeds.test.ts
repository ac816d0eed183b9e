import { expect, it } from 'vitest';
import { leaveOutFeeds } from './leaveOutFeeds';

const others =
  '<link rel=alternate href=/fr hreflang=fr /><link rel=search type=application/opensearchdescription+xml>';
const feeds =
  '<link rel=alternate type=application/rss+xml href=/blog/rss.xml><link rel="alternate" type="application/json" href="/feed.json">';

it.each([
  ['docs', others],
  ['api-reference', others],
  ['blog', others + feeds],
  ['docs-index', others + feeds],
])('pages of %s', (kind, kept) => {
  expect(leaveOutFeeds(others + feeds, kind)).toBe(kept);
});
