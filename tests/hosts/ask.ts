import { get } from 'node:http';

/** What a server answered. */
export type Answer = { status: number; headers: Record<string, string | undefined>; body: string };

/** Requests a path as written: `fetch` follows, decompresses and normalizes. */
export const ask = (origin: string, target: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(origin + target, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    }).on('error', reject);
  });
