/** Shows the box that says which file of the app did not load; the page stays readable. */
export function tellFailure(message: string): void {
  const box = document.getElementById('load-failure');
  if (!box) return;
  box.hidden = false;
  box.querySelector('code')?.replaceChildren(message);
}
