import { describe, expect, it } from 'vitest';
import { SharedPages } from './sharedPages';

/** Waits for a page as `mdx-loader` does for the server. */
function waitFor(pages: SharedPages, request: string, compile: () => Promise<string>): Promise<string> {
  pages.offer(request, compile);
  const known = pages.get(request);
  if (known) {
    pages.delete(request);
    return known.promise;
  }
  let resolve: (code: string) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  pages.set(request, { promise, resolve, reject });
  return promise;
}

/** Makes a page as `mdx-loader` does for the browser. */
function make(pages: SharedPages, request: string, code: string): void {
  const waits = pages.get(request);
  if (waits) {
    waits.resolve(code);
    pages.delete(request);
  } else pages.set(request, { promise: Promise.resolve(code), resolve: () => {}, reject: () => {} });
}

const alone = () => Promise.resolve('alone');

describe('SharedPages', () => {
  it('gives the server what was made for the browser, whoever comes first', async () => {
    const pages = new SharedPages();
    const [first, second] = ['a.md', 'b.md'];
    const waits = waitFor(pages, first, alone);
    make(pages, first, 'shared');
    make(pages, second, 'shared');
    pages.finishClient();
    expect(await waits).toBe('shared');
    expect(await waitFor(pages, second, alone)).toBe('shared');
  });

  it('compiles for the server alone what the browser does not need', async () => {
    const pages = new SharedPages();
    const before = waitFor(pages, 'a.md', alone);
    pages.finishClient();
    expect(await before).toBe('alone');
    expect(await waitFor(pages, 'b.md', alone)).toBe('alone');
  });

  it('passes on why a page cannot be compiled', async () => {
    const pages = new SharedPages();
    const waits = waitFor(pages, 'a.md', () => Promise.reject(new Error('a.md:1: wrong')));
    pages.finishClient();
    await expect(waits).rejects.toThrow('a.md:1: wrong');
  });
});
