import { requestLimit } from '../requestLimit';

/**
 * Posts an e-mail address to the newsletter provider as multipart form data with the single field `fields[email]`. The
 * body of the response is not read, and only a network failure or a provider that does not answer in time counts
 * as a failure.
 *
 * @returns Whether the request completed.
 */
export async function sendSubscription(
  endpoint: string,
  address: string,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const body = new FormData();
  body.set('fields[email]', address);
  try {
    // The response is not read, so the provider need not enable CORS.
    await send(endpoint, { method: 'POST', mode: 'no-cors', body, signal: requestLimit() });
    return true;
  } catch {
    return false;
  }
}
