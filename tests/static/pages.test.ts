import { beforeAll, describe, expect, it } from 'vitest';
import { isRedirect, listHtmlFiles, readBuiltPage } from '../support/builtPages';
import { redirects } from './rules/redirects';
import { rules } from './rules';
import { readSite } from './site';

/** Findings by the name of the rule. */
const findings = new Map<string, string[]>();
const read = { pages: new Set<string>(), redirects: 0 };
const site = readSite();

// One pass: to parse a page takes longer than all rules together, and nothing of it is kept.
beforeAll(() => {
  for (const file of listHtmlFiles()) {
    const page = readBuiltPage(file);
    const isLeading = isRedirect(page);
    if (isLeading) read.redirects += 1;
    else read.pages.add(page.address);
    for (const { name, check } of isLeading ? redirects : rules) {
      const found = check(page, site).map((finding) => `build/${file}: ${finding}`);
      findings.set(name, [...(findings.get(name) ?? []), ...found]);
    }
  }
  console.log(`report: ${read.pages.size} pages and ${read.redirects} redirects read`);
}, 120_000);

/** A rule that a component breaks is broken on every page. */
const shown = 20;

function findingsOf(name: string): string[] {
  const all = findings.get(name) ?? [];
  return all.length > shown ? [...all.slice(0, shown), `and ${all.length - shown} more`] : all;
}

describe('every page', () => {
  it.each(rules.map(({ name }) => name))('%s', (name) => {
    const found = findingsOf(name);
    expect(found, found.join('\n')).toEqual([]);
  });

  it('of the sitemaps was read', () => {
    const missing = [...site.listed].filter((address) => !read.pages.has(address.replace(/(?<=.)\/$/, '')));
    expect(missing).toEqual([]);
  });
});

describe('every redirect', () => {
  it.each(redirects.map(({ name }) => name))('%s', (name) => {
    const found = findingsOf(name);
    expect(found, found.join('\n')).toEqual([]);
  });
});
