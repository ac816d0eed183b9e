import { expect, it } from 'vitest';
import { groupHits } from './groupHits';
import type { HitView } from './readHit';
import type { Section } from '../../../shared/search-format/sections';

const hit = (section: Section, url: string): HitView => ({
  url,
  section,
  version: null,
  key: url,
  title: [],
  heading: null,
  kind: null,
  excerpt: [],
  replaces: null,
});

it('keeps the order of the hits, and puts the section of the best one first', () => {
  const groups = groupHits([hit('api', '/1'), hit('docs', '/2'), hit('api', '/3')]);
  expect(groups.map(({ section, hits }) => [section, ...hits.map(({ url }) => url)])).toEqual([
    ['api', '/1', '/3'],
    ['docs', '/2'],
  ]);
});
