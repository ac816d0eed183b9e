import { createServer, get } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './server';
import { createLine, slowDown } from './slowNetwork';

test('a line passes one thing after the other, and nothing is saved up while it is free', () => {
  const passes = createLine(1000);
  expect([passes(100, 0), passes(50, 20), passes(100, 500)]).toEqual([100, 150, 600]);
});

test('an answer comes late, and whole', async () => {
  const body = 'field '.repeat(2000);
  const server = await listen(createServer((_, response) => response.end(body)));
  const slow = await slowDown(server.port, { latency: 50, bitsPerSecond: 800_000 });
  const start = performance.now();
  const text = await new Promise((resolve, reject) => {
    const sent = get(slow.origin, { agent: false }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
    });
    sent.on('error', reject);
  });
  const took = performance.now() - start;
  await slow.close();
  await server.close();
  expect(text).toBe(body);
  // 12 kB at 100 kB a second, after the latency; a busy machine may take longer.
  expect(took).toBeGreaterThan(150);
});
