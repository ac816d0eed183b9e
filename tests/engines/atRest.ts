/**
 * Whether the first matching element is visible and has not moved for two frames, so that a click hits it: menus and the
 * drawer open with a transition. Runs in the page.
 */
export async function atRest(selector: string): Promise<boolean> {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { top, left } = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const later = element.getBoundingClientRect();
  return top === later.top && left === later.left;
}
