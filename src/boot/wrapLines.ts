import { root } from './page';
import { read, write } from './storage';

const name = 'wrap';

/** Wraps the long lines of code if the reader chose it before. */
export function restoreWrap(): void {
  if (read(name)) root.dataset.wrap = '';
}

/** Wraps the long lines of all code, or lets them run on, and remembers it. */
export function switchWrap(): void {
  write(name, root.toggleAttribute('data-wrap') ? 'on' : '');
}
