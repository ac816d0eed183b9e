// Change: a page whose code is there is shown at once; by itself Docusaurus draws the old page once more before it looks whether there
// is anything to wait for. Not a part of the theme: `plugins/first-view/showReadyPages.ts` puts it in the place of the core's own.
import DocusaurusPendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isReady, markReady } from '@site/src/lib/prefetch/ready';

type Props = DocusaurusPendingNavigation['props'];
type State = DocusaurusPendingNavigation['state'];

/** Keeps the old page until the code of the next one is there. */
export default class PendingNavigation extends DocusaurusPendingNavigation {
  private shown = this.props.location;

  override shouldComponentUpdate(next: Props, state: State): boolean {
    const isOther = next.location !== this.props.location;
    // Also tells the client modules, and asks for what is missing.
    const mayShow = super.shouldComponentUpdate(next, state);
    return isOther ? isReady(next.location.pathname) : mayShow && next.location !== this.shown;
  }

  // Not while rendering: React may throw a rendering away, as it does when the new page crashes, and then has to be let try again.
  override componentDidUpdate(): void {
    this.shown = this.props.location;
    markReady(this.shown.pathname);
  }
}
