import type { ClientModule } from '@docusaurus/types';

/** Milliseconds before a route change that is still loading shows the bar. */
const delay = 1000;

const settings = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  // nprogress gives its bar role="bar", which ARIA does not define.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
};

async function loadProgress() {
  const { default: progress } = await import(/* webpackChunkName: "nprogress" */ 'nprogress');
  progress.configure(settings);
  return progress;
}

let loading: ReturnType<typeof loadProgress> | undefined;

/** Loads the library while the network is idle: a bar that reports a slow network must not wait for it. */
function loadWhenIdle(): void {
  const load = () => {
    loading ??= loadProgress();
    // A failure is reported when the bar is due; the next page load tries again.
    loading.catch(() => (loading = undefined));
  };
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load, 200);
}

/** The progress bar at the top of the window while the next page loads. */
const routeProgress: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      loadWhenIdle();
      return undefined;
    }
    if (location.pathname === previousLocation.pathname) return undefined;
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
