// @ts-check
import { control, exists, hydrated, isOpen } from './bench-expressions.mjs';

/** @typedef {'home' | 'field' | 'taichi_core' | 'api' | 'blog' | 'post' | 'search'} PageType */

/** The page types of the tables, in their order. */
export const PAGE_TYPES = /** @type {const} */ ([
  'home',
  'field',
  'taichi_core',
  'api',
  'blog',
  'post',
  'search',
]);

/**
 * @typedef {object} Control Something on the page `field` that readers press.
 * @property {string} name
 * @property {import('./bench-browser.mjs').Device} device
 * @property {string} target
 * @property {string} state
 */

/**
 * @typedef {object} Site
 * @property {'ours' | 'docusaurus' | 'starlight' | 'vitepress'} id
 * @property {string} name
 * @property {Partial<Record<PageType, string>>} pages Addresses by type; types that it does not have are left out.
 * @property {readonly Control[]} controls
 * @property {readonly string[]} routes Addresses that the page `field` links to in its menu.
 * @property {string} settled An expression of the page that is true when the app runs, or when nothing more is to come.
 * @property {boolean} startsLate Whether pages are there for a while without an app, or for ever.
 * @property {boolean} hasApp Whether an app takes over, so that a route change is none of the browser's.
 */

const SEARCH = `${exists('dialog.finder[open]')} || (location.pathname.startsWith('/search') && ${exists('main input[type=search]')})`;

/** @type {Site} */
export const OURS = {
  id: 'ours',
  name: 'Taichi Docs',
  pages: {
    home: '/',
    field: '/docs/field',
    taichi_core: '/docs/taichi_core',
    api: '/api/taichi/',
    blog: '/blog',
    post: '/blog/head-first-taichi',
    search: '/search',
  },
  controls: [
    control(
      'phone',
      'colour toggle',
      'nav.navbar [data-action=color-mode]',
      'document.documentElement.dataset.theme',
    ),
    control('phone', 'menu', 'nav.navbar .navbar__toggle', exists('#drawer:popover-open')),
    control('phone', 'search', 'nav.navbar a.search', SEARCH),
    control('phone', 'contents', '.toc-mobile > summary', isOpen('.toc-mobile')),
    control(
      'desktop',
      'sidebar',
      '#drawer .menu__link--cat',
      isOpen('#drawer details:has(> .menu__link--cat)'),
    ),
    control(
      'desktop',
      'version',
      'nav.navbar summary[aria-label^="Version"]',
      isOpen('nav.navbar details:has(> summary[aria-label^="Version"])'),
    ),
    control('desktop', 'search', 'nav.navbar a.search', SEARCH),
  ],
  routes: ['/docs/layout', '/docs/ndarray', '/docs/external'],
  settled: hydrated,
  hasApp: true,
  startsLate: true,
};
