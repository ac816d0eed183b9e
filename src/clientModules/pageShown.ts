import type { ClientModule } from '@docusaurus/types';

/** Notifies src/boot that React has rendered a page; `detail` is whether another page was shown before. */
const pageShown: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    window.dispatchEvent(new CustomEvent('taichi:page', { detail: previousLocation !== null }));
  },
};

export default pageShown;
