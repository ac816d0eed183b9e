/**
 * Posts an e-mail address to the newsletter provider as multipart form data with the single field `fields[email]`.
 * Returns whether the request completed; the body of the answer is not read, and only a network failure is a failure.
 */
export async function sendSubscription(
  endpoint: string,
  address: string,
  send: typeof fetch = fetch,
): Promise<boolean> {
  const body = new FormData();
  body.set('fields[email]', address);
  try {
    // The answer is not read, so the provider need not allow other sites to read it.
    await send(endpoint, { method: 'POST', mode: 'no-cors', body });
    return true;
  } catch {
    return false;
  }
}
