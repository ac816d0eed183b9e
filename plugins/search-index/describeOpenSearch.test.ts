import { expect, it } from 'vitest';
import { describeOpenSearch } from './describeOpenSearch';

it('leads to the search page of the locale, and escapes texts', () => {
  const xml = describeOpenSearch({
    name: 'A & B',
    description: 'Find <it>',
    htmlLang: 'fr-FR',
    siteUrl: 'https://example.org',
    baseUrl: '/fr/',
  });
  expect(xml).toContain('template="https://example.org/fr/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Find &lt;it&gt;</Description>');
  expect(xml).toContain('<Language>fr-FR</Language>');
});
