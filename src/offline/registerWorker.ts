import { workerFile } from '../../shared/offline/format';
import { OfflineError } from './offlineError';

/**
 * Registers the worker and waits until it serves the site.
 *
 * @param root Base URL of the site.
 * @throws {OfflineError} When the browser has no workers for this site, or the worker does not start.
 */
export async function registerWorker(root: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(root + workerFile, { scope: root, updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  } catch (cause) {
    throw new OfflineError('worker', undefined, { cause });
  }
}

/** Unregisters the worker. Open pages go on without it. */
export async function unregisterWorker(root: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(root);
  await registration?.unregister();
}
