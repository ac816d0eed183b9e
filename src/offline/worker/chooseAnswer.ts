import { hashedFiles } from '../../../shared/hosting/hashedFiles';
import { workerFile } from '../../../shared/offline/format';
import { keepHeader } from '../fetchLists';

/** `page`: the network first, then the store, then the page that says what is kept. `file`: the network first. `fixed`: the store first. */
export type Answer = 'page' | 'file' | 'fixed';

const isHashed = new RegExp(hashedFiles);

/**
 * Decides how a request is answered.
 *
 * @param scope URL of the site.
 * @returns Null for what the worker leaves to the browser: other sites, forms, parts of files, and its own downloads.
 */
export function chooseAnswer(
  { method, url, mode, headers }: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
  scope: string,
): Answer | null {
  const isOurs = method === 'GET' && url.startsWith(scope) && url !== scope + workerFile;
  if (!isOurs || headers.has('Range') || headers.has(keepHeader)) return null;
  if (mode === 'navigate') return 'page';
  return isHashed.test(new URL(url).pathname) ? 'fixed' : 'file';
}
