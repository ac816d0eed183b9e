import { root } from './page';

let isWaiting = false;
let last = scrollY;

const mark = (): void => {
  isWaiting = false;
  root.toggleAttribute('data-upward', scrollY < last);
  last = scrollY;
  root.toggleAttribute('data-scrolled', scrollY > 900);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc .table-of-contents__link')];
  const current =
    links.findLast((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading && heading.getBoundingClientRect().top < 140;
    }) ?? links[0];
  for (const link of links) link.classList.toggle('table-of-contents__link--active', link === current);
};

/** Marks the current entry of the table of contents, and shows or hides the button that leads back to the top. */
export function updateScrollSpy(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(mark);
}
