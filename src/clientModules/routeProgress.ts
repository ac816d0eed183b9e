import type { ClientModule } from '@docusaurus/types';

/** Milliseconds until a route change that is still loading shows the bar. */
const delay = 1000;

const settings = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // nprogress marks its bar with role="bar", which is no ARIA role.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
};

async function loadProgress() {
  const { default: progress } = await import('nprogress');
  progress.configure(settings);
  return progress;
}

let loading: ReturnType<typeof loadProgress> | undefined;

/** The bar at the top of the window while the next page loads. The library is asked for only when a change is that slow. */
const routeProgress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    let isOver = false;
    const timer = window.setTimeout(() => {
      loading ??= loadProgress();
      loading.then(
        (progress) => {
          if (!isOver) progress.start();
        },
        (error: unknown) => console.warn('The progress bar could not be loaded.', error),
      );
    }, delay);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  },
  onRouteDidUpdate() {
    loading?.then((progress) => progress.done()).catch(() => undefined);
  },
};

export default routeProgress;
