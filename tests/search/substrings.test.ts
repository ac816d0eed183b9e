import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createBuiltClient, folderOf } from './builtIndex';

const locale = 'zh-Hans';
const sampleCount = 200;

/** Seeded: the same samples in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the text of an element without version badges, which are on many pages and not in the index. */
function textWithoutBadges(element: Element): string {
  const kept = structuredClone(element);
  visit(kept, 'element', (inner, index, parent) => {
    const classes = inner.properties.className;
    if (!Array.isArray(classes) || !classes.includes('badge') || index === undefined) return undefined;
    parent?.children.splice(index, 1);
    return index;
  });
  return toString(kept);
}

/** What a reader reads as paragraphs, headings, list items and cells of a page's content. */
function readBlocks(html: string): string[] {
  const blocks: string[] = [];
  visit(fromHtml(html), 'element', (element) => {
    const { className } = element.properties;
    if (!Array.isArray(className) || !className.includes('markdown')) return;
    visit(element, 'element', (inner) => {
      const classes = Array.isArray(inner.properties.className) ? inner.properties.className : [];
      // Labels that the site puts around code, and signs.
      const isLabel = ['proof', 'vh', 'key', 'code-out__label'].some((name) => classes.includes(name));
      if (isLabel || inner.properties.ariaHidden === 'true') return SKIP;
      if (['p', 'h2', 'h3'].includes(inner.tagName)) blocks.push(textWithoutBadges(inner));
      return undefined;
    });
  });
  return blocks;
}

function readPages(): { url: string; blocks: string[] }[] {
  const root = folderOf(locale);
  return readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      url: `/${locale}/docs/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`.replace(/\/$/, ''),
      blocks: readBlocks(readFileSync(path.join(root, 'docs', file), 'utf8')),
    }));
}

describe('Chinese', () => {
  it(`finds every page that holds one of ${sampleCount} strings of two to four characters`, async () => {
    const pages = readPages();
    const runs = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => block.match(/\p{Script=Han}{2,}/gu) ?? []),
    );
    const random = createRandom(7);
    const samples = Array.from({ length: sampleCount }, () => {
      const run = runs[Math.floor(random() * runs.length)] ?? '';
      const length = Math.min(run.length, 2 + Math.floor(random() * 3));
      const start = Math.floor(random() * (run.length - length + 1));
      return run.slice(start, start + length);
    });
    const client = createBuiltClient();
    const missed: string[] = [];
    for (const query of samples) {
      const wanted = pages.filter(({ blocks }) => blocks.some((block) => block.includes(query)));
      expect(wanted.length, query).toBeGreaterThan(0);
      const found = new Set<string>();
      for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
        const answer = await client.search({ query, locale, version: null, section: null, page });
        pageCount = answer.nbPages;
        answer.hits.forEach((hit) => found.add(hit.url_without_anchor.replace(/\/$/, '')));
      }
      missed.push(...wanted.filter(({ url }) => !found.has(url)).map(({ url }) => `${query} on ${url}`));
    }
    expect(missed).toEqual([]);
  });
});
