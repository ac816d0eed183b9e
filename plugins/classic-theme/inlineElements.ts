import path from 'node:path';
import { bundleScript } from '../../shared/build/bundleScript';

/**
 * The two elements that are inline in every page. They are the same everywhere, so the content security policy allows them by their
 * hashes, without `unsafe-inline`. `plugins/first-view` computes the hashes from the finished pages.
 */
export type InlineElements = { readonly script: string; readonly speculationRules: string };

/** Prefetches the page behind a link on hover, until the app does. Not for the search button, which opens a dialog, nor for feeds. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      // Keys are sorted, as the minifier writes them.
      eagerness: 'moderate',
      where: {
        selector_matches: "[href^='/']:not([aria-haspopup],[download],[href$=xml],[href$=json])",
      },
    },
  ],
});

/** Generates the inline elements of a site. */
export function inlineElements(siteDir: string): InlineElements {
  const { code } = bundleScript(path.join(siteDir, 'src/boot/baseUrlBanner.ts'));
  // The HTML minifier drops the last semicolon.
  return { script: code.replace(/;$/, ''), speculationRules };
}
