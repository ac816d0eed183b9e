import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { locales } from '../../config/locales';
import { site } from '../../config/site';
import { htmlOf, pagesOf, prefixOf } from '../support/sitemap';

/** A complete address of this site whose page or file was built. */
const own = z.url().refine((address) => {
  if (!address.startsWith(`${site.url}/`)) return false;
  const place = path.join('build', decodeURI(new URL(address).pathname));
  return existsSync(path.join(place, 'index.html')) || (existsSync(place) && path.extname(place) !== '');
}, 'leads nowhere');
const text = z.string().min(1);
const time = z.iso.datetime();

// What Google asks for: https://developers.google.com/search/docs/appearance/structured-data/article and …/breadcrumb
const posting = z.object({
  '@type': z.literal('BlogPosting'),
  headline: text,
  datePublished: time,
  dateModified: time.optional(),
  author: z.union([
    z.object({ '@type': z.enum(['Person', 'Organization']), name: text }),
    z.array(z.object({ name: text })),
  ]),
  image: z.object({ '@type': z.literal('ImageObject'), url: own }),
  mainEntityOfPage: own,
});
const crumb = z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: own });
const trail = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(crumb)
    .min(2)
    .refine(
      (crumbs) => crumbs.every(({ position }, index) => position === index + 1),
      'positions count from 1',
    ),
});
const blog = z.object({ '@type': z.literal('Blog'), blogPost: z.array(posting).min(1) });
const known = z
  .object({ '@context': z.literal('https://schema.org') })
  .and(z.discriminatedUnion('@type', [posting, trail, blog]));

const blocksOf = (html: string): string[] =>
  [...html.matchAll(/<script[^>]*type="?application\/ld\+json"?[^>]*>([^<]*)<\/script>/g)].map(
    ([, block = '']) => block,
  );

const typeOf = (block: string): unknown => (JSON.parse(block) as Record<string, unknown>)['@type'];

function problemOf(block: string): string | null {
  const result = known.safeParse(JSON.parse(block));
  return result.success ? null : z.prettifyError(result.error);
}

describe.each(locales)('structured data in %s', (locale) => {
  const blocks = pagesOf(locale).flatMap((page) => blocksOf(htmlOf(page)).map((block) => ({ page, block })));

  it('is valid on every page that has some', () => {
    const problems = blocks.flatMap(({ page, block }) => problemOf(block)?.replace(/^/, `${page}: `) ?? []);
    expect(problems).toEqual([]);
  });

  it('is on posts and on the pages of the API', () => {
    const typesOf = (wanted: string) =>
      blocks.filter(({ page }) => page === prefixOf(locale) + wanted).map(({ block }) => typeOf(block));
    expect(typesOf('/blog/head-first-taichi')).toEqual(['BlogPosting']);
    expect(typesOf('/api/taichi/ad/')).toEqual(['BreadcrumbList']);
    expect(blocks.filter(({ block }) => typeOf(block) === 'BreadcrumbList').length).toBeGreaterThan(100);
  });
});

describe('structured data', () => {
  const crumbAt = (position: number, item: string) => ({ '@type': 'ListItem', position, name: 'A', item });
  const list = (...itemListElement: object[]) =>
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
  const api = `${site.url}/api/`;

  it.each([
    ['of a page alone', list(crumbAt(1, api))],
    ['that counts from 0', list(crumbAt(0, api), crumbAt(1, api))],
    ['that leads nowhere', list(crumbAt(1, api), crumbAt(2, `${site.url}/api/gone`))],
    ['of another site', list(crumbAt(1, api), crumbAt(2, 'https://other.example/'))],
    ['of an unknown type', JSON.stringify({ '@context': 'https://schema.org', '@type': 'Thing' })],
  ])('%s is noticed', (_what, block) => {
    expect(problemOf(block)).not.toBeNull();
  });
});

describe.each(locales)("the search's records in %s", (locale) => {
  const record = z.strictObject({
    url: own,
    section: z.enum(['docs', 'api', 'blog', 'newsletter', 'user-stories', 'pages']),
    versions: z.array(text).min(1).optional(),
    title: text,
    heading: text.optional(),
    level: z.int().min(1),
    summary: text.optional(),
    tags: text.optional(),
    symbols: z
      .array(z.strictObject({ name: text, otherNames: z.array(text).min(1).optional() }))
      .min(1)
      .optional(),
  });
  const records = z.strictObject({
    schemaVersion: z.literal(1),
    locale: z.literal(locale),
    records: z.array(record).min(1000),
    removed: z.array(z.strictObject({ name: text, url: own, versions: z.array(text).min(1) })),
  });

  it('have the documented shape, and lead to pages that exist', () => {
    const file = path.join('build', prefixOf(locale), 'data/search.json');
    const result = records.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
  });
});
