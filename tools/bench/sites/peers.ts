import { colorMode, control, exists, isHydrated, isOpen, query } from './expressions';
import type { Site } from './site';

/** The stock sites to compare with. Only controls that react to a press: Starlight's theme picker is a native select. */
export const PEERS: readonly Site[] = [
  {
    id: 'docusaurus',
    name: 'Docusaurus classic',
    pages: {
      home: '/',
      field: '/docs/field',
      taichi_core: '/docs/taichi_core',
      blog: '/blog',
      post: '/blog/head-first-taichi',
    },
    controls: [
      control('phone', 'menu', '.navbar__toggle', exists('.navbar-sidebar--show')),
      control(
        'phone',
        'contents',
        '[class*=tocCollapsible] > button',
        exists('[class*=tocCollapsibleExpanded]'),
      ),
      control('desktop', 'color toggle', 'nav.navbar button[class*=toggleButton]', colorMode),
      control(
        'desktop',
        'sidebar',
        '.theme-doc-sidebar-menu .menu__link--sublist',
        `${query('.theme-doc-sidebar-item-category')}.className`,
      ),
    ],
    routes: ['/docs/layout', '/docs/ndarray', '/docs/external'],
    settled: isHydrated,
    hasApp: true,
    startsLate: false,
  },
  {
    id: 'starlight',
    name: 'Starlight',
    pages: {
      home: '/',
      field: '/docs/basic/field/',
      taichi_core: '/docs/c-api/taichi_core/',
      post: '/blog/head-first-taichi/',
    },
    controls: [
      control(
        'phone',
        'menu',
        'starlight-menu-button button',
        'document.body.hasAttribute("data-mobile-menu-expanded")',
      ),
      control('phone', 'search', 'site-search button[data-open-modal]', isOpen('site-search dialog')),
      control('phone', 'contents', 'mobile-starlight-toc summary', isOpen('mobile-starlight-toc details')),
      control('desktop', 'sidebar', 'nav.sidebar details > summary', isOpen('nav.sidebar details')),
      control('desktop', 'search', 'site-search button[data-open-modal]', isOpen('site-search dialog')),
    ],
    routes: ['/docs/basic/layout/', '/docs/basic/ndarray/', '/docs/basic/external/'],
    settled: 'document.readyState === "complete"',
    hasApp: false,
    startsLate: true,
  },
  {
    id: 'vitepress',
    name: 'VitePress',
    pages: {
      home: '/',
      field: '/docs/basic/field.html',
      taichi_core: '/docs/c-api/taichi_core.html',
      post: '/blog/head-first-taichi/',
    },
    controls: [
      control('phone', 'menu', '.VPNavBarHamburger', exists('.VPNavScreen')),
      control(
        'phone',
        'contents',
        '.VPLocalNavOutlineDropdown > button',
        exists('.VPLocalNavOutlineDropdown .items'),
      ),
      control('desktop', 'color toggle', '.VPNavBarAppearance button', exists('html.dark')),
      control(
        'desktop',
        'sidebar',
        '.VPSidebarItem.level-0 > .item',
        `${query('.VPSidebarItem.level-0')}.className`,
      ),
    ],
    routes: ['/docs/basic/layout.html', '/docs/basic/ndarray.html', '/docs/basic/external.html'],
    settled: 'Boolean(document.querySelector("#app")?.__vue_app__) && document.readyState === "complete"',
    hasApp: true,
    startsLate: false,
  },
];
