import { describe, expect, it } from 'vitest';
import { nameAppFiles } from './nameAppFiles';

const files = {
  own: ['assets/css/styles.css', 'assets/js/page.js'],
  before: [],
  search: ['assets/js/search.js'],
};
const page = (attribute: string): string =>
  `<head><script src=/fr/assets/boot.js ${attribute}></script></head>`;
const runtime = '/fr/assets/js/runtime~main.1.js';
const main = '/fr/assets/js/main.2.js';

describe('nameAppFiles', () => {
  it('names the files of the page between those of every page and the start of the app', () => {
    expect(nameAppFiles(page(`data-app="${runtime} ${main}"`), '/fr/', files)).toBe(
      page(
        `data-search="/fr/assets/js/search.js" data-app="${runtime} /fr/assets/css/styles.css /fr/assets/js/page.js ${main}"`,
      ),
    );
  });

  it('names what runs before the app first: scripts run in this order', () => {
    const named = nameAppFiles(page(`data-app="${runtime} ${main}"`), '/fr/', {
      own: [],
      before: ['assets/js/early.js'],
      search: [],
    });
    expect(named).toContain(`data-app="/fr/assets/js/early.js ${runtime} ${main}"`);
  });

  it('reads an attribute that the minifier left without quotes', () => {
    expect(nameAppFiles(page(`data-app=${main}`), '/fr/', { own: [], before: [], search: [] })).toBe(
      page(`data-search="" data-app="${main}"`),
    );
  });

  it.each([
    ['no files', '', 'the page names no files of the app'],
    ['the start of the app first', `data-app="${main} ${runtime}"`, `names ${runtime} last`],
  ])('refuses a page with %s', (_what, attribute, message) => {
    expect(() => nameAppFiles(page(attribute), '/fr/', files)).toThrow(message);
  });
});
