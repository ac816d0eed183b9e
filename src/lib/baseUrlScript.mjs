// @ts-check

/**
 * The one inline script of the site. It runs when the styles did not arrive, that is, when the base URL is wrong: then no
 * file of the site can be reached, so it has to stand in the page. It fills the part of the address before the page into
 * the banner (src/components/BaseUrlBanner). It is the same in every page and names no data, so a content security policy
 * allows it by its hash, without `unsafe-inline`. It is written as the minifier of the build leaves it, so that the hash of
 * this text is the hash of the text in the page; tests/e2e/policy.spec.ts fails when the two differ.
 */
export const baseUrlScript =
  '!function(){var e=document.getElementById("base-url-banner"),t=e&&e.querySelector("[data-page]");if(t&&"none"!=getComputedStyle(e).display){var a=location.pathname,n=t.getAttribute("data-page"),l=n?a.lastIndexOf(n):a.length;t.textContent=(l<0?a:a.slice(0,l)).replace(/[^/]*$/,"")||"/"}}()';
