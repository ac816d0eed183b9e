/** Shows the box that names the file of the app that failed to load; the page stays readable. */
export function showLoadFailure(message: string): void {
  document.getElementById('load-failure')?.toggleAttribute('hidden', false);
  document.querySelector('#load-failure code')?.replaceChildren(message);
}
