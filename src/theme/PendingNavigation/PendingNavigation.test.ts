import type { Location } from 'history';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markReady } from '@site/src/lib/prefetch/ready';
import PendingNavigation from './index';

const asked = vi.hoisted(() => vi.fn());

// Like Docusaurus' own component: refuses to render another location, and accepts it once its code is loaded.
vi.mock('@docusaurus/core/lib/client/PendingNavigation', () => ({
  default: class {
    props: { location: Location };
    constructor(props: { location: Location }) {
      this.props = props;
    }
    shouldComponentUpdate(next: { location: Location }, state: { nextRouteHasLoaded: boolean }) {
      if (next.location === this.props.location) return state.nextRouteHasLoaded;
      asked(next.location.pathname);
      return false;
    }
  },
}));

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  key: pathname,
});

type Options = { readonly isThrownAway?: boolean };

/**
 * Navigates to a path; returns whether the component renders immediately, and whether it does once the code is loaded.
 */
function goTo(pathname: string, { isThrownAway = false }: Options = {}) {
  const page = new PendingNavigation({ location: at('/old'), children: null });
  const next = { location: at(pathname), children: null };
  const onPress = page.shouldComponentUpdate(next, { nextRouteHasLoaded: true });
  Object.assign(page, { props: next });
  if (onPress && !isThrownAway) page.componentDidUpdate();
  const whileWaiting = page.shouldComponentUpdate(next, { nextRouteHasLoaded: false });
  const onArrival = page.shouldComponentUpdate(next, { nextRouteHasLoaded: true });
  if (onArrival) page.componentDidUpdate();
  return { onPress, whileWaiting, onArrival };
}

afterEach(() => {
  asked.mockClear();
});

describe('PendingNavigation', () => {
  it('keeps the old page until the code of the next one is loaded', () => {
    expect(goTo('/far')).toEqual({ onPress: false, whileWaiting: false, onArrival: true });
  });

  it('shows a page whose code is loaded immediately, and only once', () => {
    markReady('/near');
    expect(goTo('/near')).toEqual({ onPress: true, whileWaiting: false, onArrival: false });
  });

  it('shows a page again when the first rendering came to nothing', () => {
    markReady('/broken');
    expect(goTo('/broken', { isThrownAway: true })).toEqual({
      onPress: true,
      whileWaiting: false,
      onArrival: true,
    });
  });

  it('recognizes a page that was shown before', () => {
    goTo('/shown');
    expect(goTo('/shown').onPress).toBe(true);
  });

  it('leaves the rest to Docusaurus each time', () => {
    goTo('/first');
    goTo('/first');
    expect(asked.mock.calls).toEqual([['/first'], ['/first']]);
  });
});
