import { control, exists, hydrated, isOpen } from './expressions';
import type { Device } from './browser';

export type PageType = 'home' | 'field' | 'taichi_core' | 'api' | 'blog' | 'post' | 'search';

/** The page types of the tables, in their order. */
export const PAGE_TYPES = ['home', 'field', 'taichi_core', 'api', 'blog', 'post', 'search'];

/** Something on the page `field` that readers press. */
export type Control = {
  name: string;
  device: Device;
  target: string;
  state: string;
};

export type Site = {
  id: 'ours' | 'docusaurus' | 'starlight' | 'vitepress';
  name: string;
  /** Addresses by type; types that it does not have are left out. */
  pages: Partial<Record<PageType, string>>;
  controls: readonly Control[];
  /** Addresses that the page `field` links to in its menu. */
  routes: readonly string[];
  /** An expression of the page that is true when the app runs, or when nothing more is to come. */
  settled: string;
  /** Whether pages are there for a while without an app, or for ever. */
  startsLate: boolean;
  /** Whether an app takes over, so that a route change is none of the browser's. */
  hasApp: boolean;
};

const SEARCH = `${exists('dialog.finder[open]')} || (location.pathname.startsWith('/search') && ${exists('main input[type=search]')})`;

export const OURS: Site = {
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
