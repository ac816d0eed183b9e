import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendSubscription } from './sendSubscription';

afterEach(() => vi.restoreAllMocks());

describe('sendSubscription', () => {
  it('posts the one field, and takes any answer as success', async () => {
    const calls: { url: unknown; init: RequestInit | undefined }[] = [];
    const send = (url: unknown, init?: RequestInit) => {
      calls.push({ url, init });
      return Promise.resolve(new Response('no', { status: 500 }));
    };
    expect(await sendSubscription('/list', 'ada@example.org', send as typeof fetch)).toBe(true);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe('/list');
    expect(calls[0]?.init?.method).toBe('POST');
    expect(calls[0]?.init?.mode).toBe('no-cors');
    expect([...(calls[0]?.init?.body as FormData).entries()]).toEqual([['fields[email]', 'ada@example.org']]);
  });

  it('gives up on a provider that does not answer', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const send = (_url: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      });
    const sent = sendSubscription('/list', 'ada@example.org', send);
    limit.abort();
    expect(await sent).toBe(false);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
  });

  it('reports a network failure', async () => {
    const send = () => Promise.reject(new TypeError('no network'));
    expect(await sendSubscription('/list', 'ada@example.org', send)).toBe(false);
  });
});
