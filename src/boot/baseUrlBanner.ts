/**
 * Shows the banner of a wrong base URL (src/components/BaseUrlBanner) with the one that fits, when the address of the page contradicts the
 * configured base URL and the files of the site are not there. In a copy of the site at another address, such as an archive, they are.
 * Inline in every page: a file of the site could not be loaded.
 */
const fitting = document.querySelector<HTMLElement>('[data-page]');
if (fitting) {
  const { page = '', base } = fitting.dataset;
  const { pathname } = location;
  const start = pathname.lastIndexOf(page);
  const found = pathname.slice(0, start).replace(/[^/]*$/, '');
  // The page for unknown URLs is not in its own address.
  if (start >= 0 && found !== base)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'script',
        href: document.querySelector<HTMLElement>('[data-interaction]')?.dataset.interaction,
        onerror: () => {
          fitting.textContent = found;
          document.getElementById('base-url-banner')?.toggleAttribute('hidden', false);
        },
      }),
    );
}

// Without it, its names would belong to the other scripts of this folder in the eyes of TypeScript.
export {};
