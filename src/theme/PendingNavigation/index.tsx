// Change: a page whose code is loaded is shown at once; the original renders the old page once more before it checks
// whether anything needs to be loaded. Not a theme component: `plugins/first-view/showReadyPages.ts` substitutes it for
// the core's own.
import DocusaurusPendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isReady, markReady } from '@site/src/lib/prefetch/ready';

type Props = DocusaurusPendingNavigation['props'];
type State = DocusaurusPendingNavigation['state'];

/** Keeps the old page until the code of the next one is loaded. */
export default class PendingNavigation extends DocusaurusPendingNavigation {
  private shown = this.props.location;

  override shouldComponentUpdate(next: Props, state: State): boolean {
    const isOther = next.location !== this.props.location;
    // Also notifies the client modules and requests missing code.
    const mayShow = super.shouldComponentUpdate(next, state);
    return isOther ? isReady(next.location.pathname) : mayShow && next.location !== this.shown;
  }

  // Not during render: React may discard a render, for example when the new page crashes, and then has to be able to
  // retry.
  override componentDidUpdate(): void {
    this.shown = this.props.location;
    markReady(this.shown.pathname);
  }
}
