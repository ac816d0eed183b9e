// @ts-check

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
 * @property {boolean} hasApp Whether an app takes over, so that a route change is none of the browser's.
 */

const query = (/** @type {string} */ selector) => `document.querySelector(${JSON.stringify(selector)})`;
const isOpen = (/** @type {string} */ selector) => `${query(selector)}.open`;
const exists = (/** @type {string} */ selector) => `${query(selector)} !== null`;
const colourMode = 'document.documentElement.className + JSON.stringify({ ...document.documentElement.dataset, hasHydrated: "" })';
const hydrated = 'document.documentElement.dataset.hasHydrated === "true"';

/**
 * @param {import('./bench-browser.mjs').Device} device
 * @param {string} name
 * @param {string} target
 * @param {string} state
 * @returns {Control}
 */
const control = (device, name, target, state) => ({ device, name, target: query(target), state });

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
    control('phone', 'colour toggle', 'nav.navbar [data-action=color-mode]', 'document.documentElement.dataset.theme'),
    control('phone', 'menu', 'nav.navbar .navbar__toggle', exists('#drawer:popover-open')),
    control('phone', 'search', 'nav.navbar a.search', SEARCH),
    control('phone', 'contents', '.toc-mobile > summary', isOpen('.toc-mobile')),
    control('desktop', 'sidebar', '#drawer .menu__link--cat', isOpen('#drawer details:has(> .menu__link--cat)')),
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
};

/** @type {readonly Site[]} */
export const PEERS = [
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
      control('phone', 'colour toggle', 'nav.navbar button[class*=toggleButton]', colourMode),
      control('phone', 'menu', '.navbar__toggle', exists('.navbar-sidebar--show')),
      control('phone', 'contents', '[class*=tocCollapsible] > button', exists('[class*=tocCollapsibleExpanded]')),
      control('desktop', 'colour toggle', 'nav.navbar button[class*=toggleButton]', colourMode),
      control(
        'desktop',
        'sidebar',
        '.theme-doc-sidebar-menu .menu__link--sublist',
        `${query('.theme-doc-sidebar-item-category')}.className`,
      ),
    ],
    routes: ['/docs/layout', '/docs/ndarray', '/docs/external'],
    settled: hydrated,
    hasApp: true,
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
      control('phone', 'menu', 'starlight-menu-button button', 'document.body.hasAttribute("data-mobile-menu-expanded")'),
      control('phone', 'search', 'site-search button[data-open-modal]', isOpen('site-search dialog')),
      control('phone', 'contents', 'mobile-starlight-toc summary', isOpen('mobile-starlight-toc details')),
      control('desktop', 'sidebar', 'nav.sidebar details > summary', isOpen('nav.sidebar details')),
      control('desktop', 'search', 'site-search button[data-open-modal]', isOpen('site-search dialog')),
    ],
    routes: ['/docs/basic/layout/', '/docs/basic/ndarray/', '/docs/basic/external/'],
    settled: 'document.readyState === "complete"',
    hasApp: false,
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
      control('phone', 'contents', '.VPLocalNavOutlineDropdown > button', exists('.VPLocalNavOutlineDropdown .items')),
      control('desktop', 'colour toggle', '.VPNavBarAppearance button', colourMode),
      control('desktop', 'sidebar', '.VPSidebarItem.level-0 > .item', `${query('.VPSidebarItem.level-0')}.className`),
    ],
    routes: ['/docs/basic/layout.html', '/docs/basic/ndarray.html', '/docs/basic/external.html'],
    settled: 'Boolean(document.querySelector("#app")?.__vue_app__) && document.readyState === "complete"',
    hasApp: true,
  },
];
