import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastVersion } from '../../config/versions';
import { ancestorsOf, elementsOf, textOf, type HtmlElement } from '../support/readHtml';
import { createBuiltClient, folderOf } from './builtIndex';
import { readerTasks } from './readerTasks';

const client = createBuiltClient();

const pages = new Map<string, HtmlElement[]>();

function readElements(page: string): HtmlElement[] {
  const known =
    pages.get(page) ?? elementsOf(readFileSync(path.join(folderOf('en'), page, 'index.html'), 'utf8'));
  pages.set(page, known);
  return known;
}

const isClosed = (element: HtmlElement): boolean =>
  element.name === 'details' && element.attribs.open === undefined;

/** Lists the pages that a page links to, with the clicks that each takes: a link in a closed menu takes one more for each menu around it. */
function clicksFrom(page: string): Map<string, number> {
  const clicks = new Map<string, number>();
  for (const link of readElements(page)) {
    const target = link.attribs.href?.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    if (link.name !== 'a' || target === undefined || !target.startsWith('/')) continue;
    const count = 1 + ancestorsOf(link).filter(isClosed).length;
    clicks.set(target, Math.min(count, clicks.get(target) ?? Infinity));
  }
  return clicks;
}

const home = clicksFrom('/');

/** Counts the clicks from the home page; Infinity if it takes more than two. */
function clicksTo(wanted: readonly string[]): number {
  const direct = wanted.map((page) => home.get(page) ?? Infinity);
  const overOne = [...home]
    .filter(([page, clicks]) => clicks === 1 && page.startsWith('/docs'))
    .flatMap(([page]) => {
      const next = clicksFrom(page);
      return wanted.map((target) => 1 + (next.get(target) ?? Infinity));
    });
  const least = Math.min(...direct, ...overOne);
  return least <= 2 ? least : Infinity;
}

async function rankOf(query: string, wanted: readonly string[]): Promise<number> {
  const { hits } = await client.search({ query, locale: 'en', version: lastVersion, section: null, page: 0 });
  return hits.findIndex((hit) => wanted.includes(hit.url_without_anchor.replace(/\/$/, '')));
}

describe.each(readerTasks)('$task', ({ task, query, pages: wanted, says }) => {
  it('is solved within two clicks from home, or by one search', async () => {
    const clicks = clicksTo(wanted);
    const rank = await rankOf(query, wanted);
    console.log(
      `task: ${task} ${clicks === Infinity ? 'more than 2 clicks' : `${clicks} clicks`}; ` +
        `"${query}" ${rank < 0 ? 'not found' : `at place ${rank + 1}`}`,
    );
    expect(clicks <= 2 || (rank >= 0 && rank < 3)).toBe(true);
  });

  it.each(wanted)('is solved by %s', (page) => {
    const article = readElements(page).find(({ name }) => name === 'article');
    expect(article && textOf(article)).toMatch(says);
  });
});
