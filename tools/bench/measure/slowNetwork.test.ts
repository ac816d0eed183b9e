import { createServer, get } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen';
import { createLine, slowDown } from './slowNetwork';

test('a line transmits one slice after another, and idle time is not saved up', () => {
  const transmit = createLine(1000);
  expect([transmit(100, 0), transmit(50, 20), transmit(100, 500)]).toEqual([100, 150, 600]);
});

test('a response arrives late and complete', async () => {
  const body = 'field '.repeat(2000);
  const server = await listen(createServer((_, response) => response.end(body)));
  const slow = await slowDown(server.port, { latency: 50, bitsPerSecond: 800_000 });
  const start = performance.now();
  const text = await new Promise((resolve, reject) => {
    const request = get(slow.origin, { agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    request.on('error', reject);
  });
  const took = performance.now() - start;
  await slow.close();
  await server.close();
  expect(text).toBe(body);
  // 12 kB at 100 kB per second, after the latency; a busy machine may take longer.
  expect(took).toBeGreaterThan(150);
});
