import { describe, expect, it } from 'vitest';
import { sendSubscription } from './sendSubscription';

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

  it('reports a network failure', async () => {
    const send = () => Promise.reject(new TypeError('no network'));
    expect(await sendSubscription('/list', 'ada@example.org', send)).toBe(false);
  });
});
