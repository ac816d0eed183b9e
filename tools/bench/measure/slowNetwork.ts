import { connect, createServer, type Socket } from 'node:net';
import { listen, type Listening } from './listen';

/** Latency in ms and rate of the slow phone: what Lighthouse applies when it throttles a network for real. */
export const SLOW_NETWORK = { latency: 562, bitsPerSecond: 1.44e6 } as const;

/** Bytes sent at a time; small, so that files which load in parallel share the line. */
const SLICE = 2048;

/**
 * Creates a shared line that transmits one slice after another.
 * @returns A function from a number of bytes and the present time in ms to the time when those bytes have passed.
 */
export function createLine(bytesPerSecond: number): (bytes: number, now: number) => number {
  let freeAt = 0;
  return (bytes, now) => {
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    return freeAt;
  };
}

/**
 * Starts a TCP proxy that makes a server of this machine as slow as a bad mobile network: each request is delayed by the latency, and
 * all responses share the line. A proxy, because Chromium's own throttling does not apply to prefetched files.
 */
export async function slowDown(
  port: number,
  { latency, bitsPerSecond }: { latency: number; bitsPerSecond: number } = SLOW_NETWORK,
): Promise<Listening> {
  const transmit = createLine(bitsPerSecond / 8);
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      // A browser that leaves a page resets its connections: not a failure.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => setTimeout(() => upstream.writable && upstream.write(chunk), latency));
    client.on('close', () => upstream.destroy());
    upstream.on('data', (chunk) => {
      for (let start = 0; start < chunk.length; start += SLICE) {
        const slice = chunk.subarray(start, start + SLICE);
        const now = performance.now();
        setTimeout(() => client.writable && client.write(slice), transmit(slice.length, now) - now);
      }
    });
    upstream.on('close', () => {
      const now = performance.now();
      setTimeout(() => client.end(), transmit(0, now) - now + 5);
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
