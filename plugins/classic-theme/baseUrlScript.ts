/**
 * The only inline script of the site. It runs when the styles have not loaded, that is, when the base URL is wrong and
 * no file of the site can be reached; hence it is inline. It writes the part of the URL before the page's path into the
 * banner (src/components/BaseUrlBanner). It is identical on every page and contains no data, so a content security
 * policy can allow it by hash, without `unsafe-inline`. It is written exactly as the build's minifier leaves it, so
 * that the hash of this text matches the one on the page; tests/e2e/policy.spec.ts fails when they differ.
 */
export const baseUrlScript =
  '{let e=document.querySelector("[data-page]");if(e?.offsetWidth){let t=location.pathname,a=t.lastIndexOf(e.dataset.page);e.textContent=(a<0?t:t.slice(0,a)).replace(/[^/]*$/,"")||"/"}}';
