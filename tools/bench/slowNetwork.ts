import { connect, createServer } from 'node:net';
import { listen } from './server';
import type { Listening } from './server';
import type { Socket } from 'node:net';

/** The slow phone of the tables: what Lighthouse takes for one when it really slows a network down. */
export const SLOW_NETWORK = Object.freeze({ latency: 562, bitsPerSecond: 1.44e6 });

/** Bytes that are sent in one go: small, so that files which come at the same time share the line. */
const SLICE = 2048;

/**
 * Takes rate (bytes a second) and time (ms); gives a function that takes bytes and the present time and tells when they have
 * passed a line that all share.
 */
export function createLine(bytesPerSecond: number): (bytes: number, now: number) => number {
  let freeAt = 0;
  return (bytes, now) => {
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    return freeAt;
  };
}

/**
 * Takes the port of a server on this machine; starts a way to it that is as slow as a bad mobile network: each question takes
 * the latency, all answers share the line. The browser's own throttle would not slow down what it fetches ahead of time.
 */
export async function slowDown(
  port: number,
  { latency, bitsPerSecond }: { latency: number; bitsPerSecond: number } = SLOW_NETWORK,
): Promise<Listening> {
  const passes = createLine(bitsPerSecond / 8);
  const open: Set<Socket> = new Set();

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      // A browser that leaves a page drops its connections: that is no failure.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => setTimeout(() => upstream.writable && upstream.write(chunk), latency));
    client.on('close', () => upstream.destroy());
    upstream.on('data', (chunk) => {
      for (let start = 0; start < chunk.length; start += SLICE) {
        const slice = chunk.subarray(start, start + SLICE);
        const now = performance.now();
        setTimeout(() => client.writable && client.write(slice), passes(slice.length, now) - now);
      }
    });
    upstream.on('close', () => {
      const now = performance.now();
      setTimeout(() => client.end(), passes(0, now) - now + 5);
    });
  });

  const listening = await listen(server);
  return {
    ...listening,
    close: () => {
      for (const socket of open) socket.destroy();
      return listening.close();
    },
  };
}
