/**
 * The one inline script of the site. It fills the base URL that would fit into the banner (src/components/BaseUrlBanner), which shows only
 * without styles, that is, when the base URL is wrong. No file of the site can be loaded then, so the script is part of the page.
 */
const banner = document.querySelector<HTMLElement>('[data-page]');
if (banner?.offsetWidth) {
  const { pathname } = location;
  // Without the page in it, the whole path: an index of -1 is larger than any length then.
  const page = pathname.lastIndexOf(`${banner.dataset.page}`) >>> 0;
  banner.textContent = pathname.slice(0, page).replace(/[^/]*$/, '');
}

// Without it, its names would belong to the other scripts of this folder in the eyes of TypeScript.
export {};
