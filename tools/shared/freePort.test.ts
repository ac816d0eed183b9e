import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findFreePort, isPortFree } from './freePort';

describe('findFreePort', () => {
  test.each([
    ['the wanted port when it is free', [], 3000],
    ['the next one when it is taken', [3000], 3001],
    ['the first free one after several', [3000, 3001, 3002], 3003],
  ])('gives %s', async (_, taken, port) => {
    expect(await findFreePort(3000, { isFree: async (candidate) => !taken.includes(candidate) })).toBe(port);
  });

  test('says how to go on when every port is taken', async () => {
    const search = findFreePort(65530, { isFree: async () => false });
    await expect(search).rejects.toThrow('name another with --port');
  });
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a port on which %s listens is not free', async (host) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
