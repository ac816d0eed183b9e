import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Gtag = (...call: readonly unknown[]) => void;

/**
 * Delays what Docusaurus sends to Google Analytics until the next frame. The analytics plugin reads the title of the page in a timeout, but the title
 * is written in a frame (react-helmet-async); a frame that came later than the timeout sent the title of the page before. Only builds with a
 * tracking ID have this module.
 */
function sendWithTitle(): void {
  const page = window as { gtag?: Gtag };
  const { gtag } = page;
  if (!gtag) return;
  // Frames run in the order of their requests, and that of the title is requested before the timeout.
  page.gtag = (...call) => void requestAnimationFrame(() => gtag(...call));
}

if (ExecutionEnvironment.canUseDOM) sendWithTitle();
