import { control, exists, isHydrated, isOpen } from './expressions';
import type { Site } from './site';

/** Whether the search is open: as a dialog, or as its own page. */
const SEARCH = `${exists('dialog.finder[open]')} || (location.pathname.startsWith('/search') && ${exists('main input[type=search]')})`;

/** This repository's site. */
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
      'color toggle',
      'nav.navbar [data-action=color-mode]',
      'document.documentElement.dataset.theme',
    ),
    control('phone', 'menu', 'nav.navbar .navbar__toggle', exists('#drawer:popover-open')),
    control('phone', 'search', 'nav.navbar a.search', SEARCH),
    control('phone', 'contents', '.toc-mobile > summary', isOpen('.toc-mobile')),
    control(
      'desktop',
      'sidebar',
      '#drawer summary.menu__link--cat',
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
  settled: isHydrated,
  hasApp: true,
  startsLate: true,
};
