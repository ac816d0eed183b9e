import type { ClientModule } from '@docusaurus/types';

/** Tells src/boot that React has put a page in place; `detail` is whether another one was there before. */
const pageShown: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    window.dispatchEvent(new CustomEvent('taichi:page', { detail: previousLocation !== null }));
  },
};

export default pageShown;
