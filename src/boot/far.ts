const layOut = (part: HTMLElement): void => {
  part.style.contentVisibility = 'visible';
  // Asks for a figure of the layout, so that this part is laid out now and not together with the next ones.
  part.getClientRects();
};

const layOutAll = (): void => {
  for (const part of document.querySelectorAll<HTMLElement>('.markdown > *')) setTimeout(layOut, 0, part);
};

/** Has what `src/css/far.css` left out laid out, part by part, so that no part keeps the reader waiting. */
export function layOutFarParts(): void {
  if (document.readyState === 'complete') layOutAll();
  else addEventListener('load', layOutAll);
}
