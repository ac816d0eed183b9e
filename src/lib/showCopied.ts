/** Duration of the message in milliseconds, as in src/boot/copyButtons.ts. */
const shown = 1600;

const say = (text: string): void => document.getElementById('announcer')?.replaceChildren(text);

/** Shows a message beside a control for a while, and announces it. */
export function showCopied(control: HTMLElement, text: string): void {
  control.dataset.done = text;
  control.classList.add('copy--done');
  say(text);
  setTimeout(() => {
    control.classList.remove('copy--done');
    say(' ');
  }, shown);
}
