import { describe, expect, it } from 'vitest';
import { preferNetwork, preferStored, type Sources } from './answer';

const never = new Promise<never>(() => undefined);
const fail = () => Promise.reject(new TypeError('offline'));

const sources = (change: Partial<Sources>): Sources => ({
  readStored: () => Promise.resolve(new Response('stored')),
  fetchNetwork: () => Promise.resolve(new Response('network')),
  patience: () => never,
  ...change,
});

const textOf = async (response: Promise<Response | null>): Promise<string | undefined> =>
  (await response)?.text();

const nothing = { readStored: () => Promise.resolve(undefined) };

describe('preferNetwork', () => {
  it.each([
    ['the network answers', {}, 'network'],
    ['the network fails', { fetchNetwork: fail }, 'stored'],
    ['the network hangs', { fetchNetwork: () => never, patience: () => Promise.resolve() }, 'stored'],
    [
      'the server fails',
      { fetchNetwork: () => Promise.resolve(new Response('', { status: 503 })) },
      'stored',
    ],
    [
      'the page is unknown',
      { fetchNetwork: () => Promise.resolve(new Response('none', { status: 404 })) },
      'none',
    ],
    [
      'the network is slow, and nothing is stored',
      {
        ...nothing,
        fetchNetwork: () => new Promise<Response>((done) => setTimeout(done, 5, new Response('late'))),
        patience: () => Promise.resolve(),
      },
      'late',
    ],
    [
      'the server fails, and nothing is stored',
      { ...nothing, fetchNetwork: () => Promise.resolve(new Response('broken', { status: 500 })) },
      'broken',
    ],
    ['nothing answers', { ...nothing, fetchNetwork: fail }, undefined],
  ])('%s', async (_what, change, expected) => {
    expect(await textOf(preferNetwork(sources(change)))).toBe(expected);
  });
});

describe('preferStored', () => {
  it('does without the network', async () => {
    expect(await textOf(preferStored(sources({ fetchNetwork: fail })))).toBe('stored');
  });
  it('asks the network for what is not stored', async () => {
    expect(await textOf(preferStored(sources(nothing)))).toBe('network');
  });
});
