import type { ClientModule } from '@docusaurus/types';
import { createBudget, mayPrefetch, type Connection } from '../lib/prefetch/budget';
import { markReady } from '../lib/prefetch/ready';
import { loadSection } from '../lib/prefetch/sections';

type Docusaurus = typeof window.docusaurus;
type NavigatorWithConnection = Navigator & { connection?: Connection };

/** Links in the page's own text and to the previous and next page; never those of menus, sidebar and footer. */
const contentLinks = 'article a[href^="/"], main .pagination-nav a[href^="/"]';

/** Links to other languages leave the app: its routes do not include them, and the chunk of the 404 page would be loaded. */
const ownLinks = 'a[href^="/"]:not([hreflang])';

let engine: Docusaurus | undefined;
let observer: IntersectionObserver | undefined;
let take = createBudget();

const isAllowed = () => mayPrefetch((navigator as NavigatorWithConnection).connection);

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

const warn = (path: string) => (error: unknown) => {
  console.warn(`The page ${path} could not be loaded ahead of time.`, error);
};

/** Preloads the code of a page when the reader points at its link; a failure is only a warning. */
function loadAhead(path: string): void {
  if (!engine || !isAllowed()) return;
  const section = loadSection(path);
  if (section) {
    section.then(() => loadAhead(path), warn(path));
    return;
  }
  // False if it was requested before.
  const loading = engine.preload(path) as false | Promise<unknown>;
  if (loading) loading.then(() => markReady(path)).catch(warn(path));
}

/** Docusaurus prefetches every link that comes into view. Disables that in favor of a prefetch with a budget. */
function takeOver(): void {
  if (engine) return;
  engine = window.docusaurus;
  const preload = (path: string) => {
    loadAhead(path);
    return false as const;
  };
  window.docusaurus = { prefetch: () => false, preload } as unknown as Docusaurus;
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ownLinks) : null;
    if (link) loadAhead(link.pathname);
  });
  addEventListener('taichi:content', () => whenIdle(watchLinks));
}

/** Prefetches the files of a page; first the list of pages of its section. */
async function prefetchPage(path: string): Promise<void> {
  await loadSection(path);
  await engine?.prefetch(path);
}

function watchLinks(): void {
  observer?.disconnect();
  if (!isAllowed()) return;
  observer = new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      self.unobserve(target);
      const path = target.pathname;
      if (path !== window.location.pathname && take(path)) {
        prefetchPage(path).catch(warn(path));
      }
    }
  });
  document.querySelectorAll(contentLinks).forEach((link) => observer?.observe(link));
}

/** Prefetch with a budget: see "Prefetch" in the decisions on the specification. */
const prefetch: ClientModule = {
  onRouteUpdate() {
    takeOver();
  },
  onRouteDidUpdate() {
    take = createBudget();
  },
};

export default prefetch;
