import type { ClientModule } from '@docusaurus/types';

/** Tells src/boot/boot.ts that React has put another page in place. */
const pageShown: ClientModule = {
  onRouteDidUpdate() {
    document.dispatchEvent(new CustomEvent('taichi:page'));
  },
};

export default pageShown;
