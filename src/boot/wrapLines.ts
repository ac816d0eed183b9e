import { root } from './page';
import { namespace, read, write } from './storage';

const key = `wrap${namespace}`;

/** Wraps the long lines of code if the reader chose it before. */
export function restoreWrap(): void {
  if (read(key)) root.dataset.wrap = '';
}

/** Wraps the long lines of all code, or lets them run on, and remembers it. */
export function switchWrap(): void {
  write(key, root.toggleAttribute('data-wrap') ? 'on' : '');
}
