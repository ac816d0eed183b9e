/**
 * The one inline script of the site. It runs when the styles did not arrive, that is, when the base URL is wrong: then no
 * file of the site can be reached, so it has to stand in the page. It fills the part of the address before the page into
 * the banner (src/components/BaseUrlBanner). It is the same in every page and names no data, so a content security policy
 * allows it by its hash, without `unsafe-inline`. It is written as the minifier of the build leaves it, so that the hash of
 * this text is the hash of the text in the page; tests/e2e/policy.spec.ts fails when the two differ.
 */
export const baseUrlScript =
  '{let e=document.querySelector("[data-page]");if(e?.offsetWidth){let t=location.pathname,a=t.lastIndexOf(e.dataset.page);e.textContent=(a<0?t:t.slice(0,a)).replace(/[^/]*$/,"")||"/"}}';
