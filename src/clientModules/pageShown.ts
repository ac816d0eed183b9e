import type { ClientModule } from '@docusaurus/types';

/** Tells src/boot that React has put another page in place. */
const pageShown: ClientModule = {
  onRouteDidUpdate() {
    window.dispatchEvent(new CustomEvent('taichi:page'));
  },
};

export default pageShown;
