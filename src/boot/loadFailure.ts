/** Shows the box that names the file of the app that failed to load; the page stays readable. */
export function showLoadFailure(message: string): void {
  const box = document.getElementById('load-failure');
  if (!box) return;
  box.hidden = false;
  box.querySelector('code')?.replaceChildren(message);
}
