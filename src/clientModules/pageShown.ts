import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** Milliseconds until assistive technology listens to the announcer, which may be new with the page. */
const pause = 250;

let isReturn = false;

if (ExecutionEnvironment.canUseDOM) addEventListener('popstate', () => (isReturn = true));

/** The focus starts at the top, as in a new document, and the title is announced. A link to a section leads the focus there. */
function startAtTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
  setTimeout(() => {
    const title = document.querySelector('h1')?.textContent ?? document.title;
    document.getElementById('announcer')?.replaceChildren(title);
  }, pause);
}

/**
 * Notifies src/boot that React has rendered a page; `detail` is whether another page was shown before. `taichi:content` follows, and once more
 * when `src/components/BelowFold` has rendered the rest of the page. Moves the focus of keyboard and
 * screen reader with the page, which Docusaurus' own skip link does in the original theme.
 */
const pageShown: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    window.dispatchEvent(new CustomEvent('taichi:page', { detail: previousLocation !== null }));
    window.dispatchEvent(new CustomEvent('taichi:content'));
    const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
    // Back and Forward leave the focus to the browser, as Docusaurus does.
    if (isOther && !isReturn && location.hash === '') startAtTop();
    isReturn = false;
  },
};

export default pageShown;
