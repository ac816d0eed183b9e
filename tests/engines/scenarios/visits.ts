import { expect } from 'vitest';
import { pagesOf } from '../../support/sitemap';
import type { Engine } from '../engine';
import { openApp } from '../look';
import type { Scenario } from '../scenario';

type PageKind = {
  readonly kind: string;
  readonly path: string;
  readonly lang?: string;
  /** Widths at which it belongs to the short run. */
  readonly short?: readonly number[];
  readonly expected?: readonly string[];
};

/** Widths in CSS pixels: the narrowest window of MiniBrowser, a small desktop window, a wide one. */
const widths = [447, 1100, 1440];

/** One page of each kind: they differ in template, style sheet or chunks of the app. */
const kinds: readonly PageKind[] = [
  { kind: 'home', path: '/', short: [447, 1440] },
  { kind: 'docs index', path: '/docs/' },
  { kind: 'docs page', path: '/docs/field', short: [447] },
  // Long paragraphs of code names: `text-wrap: pretty` on them crashes WebKit (src/css/text.css).
  { kind: 'C API page', path: '/docs/taichi_core', short: [447] },
  { kind: 'docs page of another version', path: '/docs/v1.5.0/field' },
  { kind: 'post list', path: '/blog' },
  { kind: 'post', path: '/blog/head-first-taichi', short: [1440] },
  { kind: 'archive', path: '/blog/archive' },
  { kind: 'list of tags', path: '/blog/tags' },
  { kind: 'tag', path: '/blog/tags/autodiff' },
  { kind: 'newsletter list', path: '/newsletter' },
  { kind: 'newsletter', path: '/newsletter/2022/08' },
  { kind: 'story', path: '/user-stories/oppo-user-story' },
  { kind: 'static page', path: '/community' },
  { kind: 'table of translations', path: '/help-us-translate' },
  { kind: 'API root', path: '/api/' },
  { kind: 'API section', path: '/api/taichi/math/', short: [1100] },
  { kind: 'API object', path: '/api/taichi/Field/' },
  { kind: 'API changes', path: '/api/changes/' },
  { kind: 'search', path: '/search?q=field' },
  { kind: 'page not found', path: '/no-such-page', expected: ['HTTP 404: GET /no-such-page'] },
  { kind: 'docs page in Chinese', path: '/zh-Hans/docs/field', lang: 'zh-Hans', short: [447] },
  { kind: 'docs page in French', path: '/fr-FR/docs/field', lang: 'fr-FR' },
];

/** Opens a page, starts the app and checks what must hold on every page. */
async function visit(engine: Engine, path: string, width: number, lang: string): Promise<void> {
  await openApp(engine, path);
  const page = await engine.evaluate(() => {
    const { clientWidth, scrollWidth, lang } = document.documentElement;
    return {
      lang,
      width: innerWidth,
      isTitled: document.title.endsWith('Taichi Docs'),
      headings: document.querySelectorAll('h1').length,
      hasText: (document.querySelector('main')?.innerText.length ?? 0) > 20,
      // Without our style sheet the browser's default margin applies.
      isStyled: getComputedStyle(document.body).marginTop === '0px',
      isWhole: document.querySelector<HTMLElement>('#load-failure:not([hidden])') === null,
      overflow: scrollWidth - clientWidth,
    };
  });
  expect(page).toEqual({
    lang,
    width,
    isTitled: true,
    headings: 1,
    hasText: true,
    isStyled: true,
    isWhole: true,
    overflow: 0,
  });
}

/** Visits of every kind of page at every width. */
export const visits: readonly Scenario[] = kinds.flatMap(
  ({ kind, path, lang = 'en', short = [], expected }) =>
    widths.map((width) => ({
      name: `${kind}: ${path} loads, runs and fits`,
      run: short.includes(width) ? 'short' : 'all',
      width,
      act: (engine) => visit(engine, path, width, lang),
      expected,
    })),
);

/** Widths at which a page of the C API crashed WebKit in 2026. */
const crashWidths = [820, 1280, 1920];

/** Visits of every English page, and of the page that crashed at more widths. What crashes WebKit depends on text, width and fonts. */
export const webKitVisits = (): readonly Scenario[] => [
  ...crashWidths.map((width) => openOnce('/docs/taichi_core', width)),
  ...pagesOf('en').map((path) => openOnce(path, 447)),
];

const openOnce = (path: string, width: number): Scenario => ({
  name: `${path} opens`,
  run: 'all',
  width,
  act: async (engine) => {
    await engine.open(path);
    expect(await engine.evaluate(() => document.querySelectorAll('main').length)).toBe(1);
  },
});
