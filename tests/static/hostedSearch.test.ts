import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServices } from '../../config/services';
import { findHostedSearch } from '../support/hostedSearch';

const isHosted = readServices(process.env).algolia !== null;

describe.skipIf(isHosted)('a build without hosted search', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|html|js)$/.test(file))
    .sort();

  it('has no byte of DocSearch', () => {
    expect(files.some((file) => file.startsWith(path.join('assets', 'js')))).toBe(true);
    const found = files.flatMap((file) => {
      const [place] = findHostedSearch(readFileSync(path.join('build', file), 'utf8'));
      return place === undefined ? [] : [`${file}: ${place}`];
    });
    expect(found).toEqual([]);
  });
});

it.each([
  ['a class', '.DocSearch-Modal{display:flex}'],
  ['a host', 'fetch("https://x-dsn.algolia.net/1/indexes")'],
  ['the settings', 'customFields:{algolia:{appId:"A"}}'],
  ['a name for its crawler', '<meta name=docsearch:version content=v1.6.0>'],
])('%s of DocSearch is noticed', (_name, text) => {
  expect(findHostedSearch(text)).not.toEqual([]);
});

it('the setting that leaves it out is not', () => {
  expect(findHostedSearch('customFields:{algolia:null}')).toEqual([]);
});
