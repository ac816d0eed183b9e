import { useEffect } from 'react';

/** Scrolls a long table of contents so that the entry marked by src/boot/scrollSpy.ts stays in view. */
export function useContentsInView(): void {
  useEffect(() => {
    const box = document.querySelector<HTMLElement>('.toc');
    if (!box) return undefined;
    const follow = () => {
      const link = box.querySelector('.table-of-contents__link--active');
      if (!link || box.matches(':hover, :focus-within') || box.scrollHeight <= box.clientHeight) return;
      const { top, bottom } = link.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      if (top < frame.top + 40 || bottom > frame.bottom - 40) {
        box.scrollTop += top - frame.top - frame.height / 2;
      }
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
