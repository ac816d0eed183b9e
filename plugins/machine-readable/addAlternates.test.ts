import { expect, it } from 'vitest';
import { addAlternates } from './addAlternates';

const alternates = [{ type: 'text/markdown', path: '/docs/field.md' }];
const link = '<link data-rh="true" rel="alternate" type="text/markdown" href="/docs/field.md">';

it.each([
  '<link data-rh="true" rel="canonical" href="https://a.example/docs/field">',
  '<link data-rh=true rel=canonical href=https://a.example/docs/field />',
])('adds links after %s', (canonical) => {
  expect(addAlternates(`<head>${canonical}<title>A`, alternates)).toBe(`<head>${canonical}${link}<title>A`);
});

it('refuses a page without a canonical link', () => {
  expect(() => addAlternates('<head>', alternates)).toThrow('no canonical link');
});
