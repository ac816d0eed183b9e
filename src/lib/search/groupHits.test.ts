import { expect, it } from 'vitest';
import { groupHits } from './groupHits';
import type { SearchHit } from './searchClient';
import type { Section } from './searchIndex';

const hit = (section: Section, url: string): SearchHit => ({
  url,
  section,
  version: null,
  title: [],
  heading: null,
  excerpt: [],
});

it('keeps the order of the hits, and puts the section of the best one first', () => {
  const groups = groupHits([hit('api', '/1'), hit('docs', '/2'), hit('api', '/3')]);
  expect(groups.map(({ section, hits }) => [section, ...hits.map(({ url }) => url)])).toEqual([
    ['api', '/1', '/3'],
    ['docs', '/2'],
  ]);
});
