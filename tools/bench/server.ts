import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { compressResponse, createBodyCache } from '../site/previewCompression';
import { acceptedEncodings } from '../site/previewHeaders';
import { createPreviewServer } from '../site/previewServer';
import type { Server } from 'node:net';

export type Listening = { port: number; origin: string; close: () => Promise<void> };

const CACHE_BYTES = 32 * 1024 * 1024;
/** Where the bundlers of the peers put files with a hash in their name. */
const HASHED = /^\/(assets|_astro|pagefind)\//;

/**
 * Takes a server; starts it on a free port of this machine. Rejects when it cannot listen.
 */
export async function listen(server: Server): Promise<Listening> {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = server.address();
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/**
 * Takes a built site of ours or of a peer, and an encoding; starts a server for it that answers in that encoding to whoever
 * knows it. Ours comes from the preview server with all its headers; peers get the same compression, without our policy, which
 * their inline scripts do not fulfil.
 */
export function serveSite({
  dir,
  isPeer,
  encoding,
}: {
  dir: string;
  isPeer: boolean;
  encoding: 'br' | 'gzip';
}): Promise<Listening> {
  const server = isPeer ? createPeerServer(dir) : createPreviewServer({ dir, log: () => {} });
  server.prependListener('request', (request) => {
    const knows = acceptedEncodings(request.headers['accept-encoding']).includes(encoding);
    request.headers['accept-encoding'] = knows ? encoding : '';
  });
  return listen(server);
}

function createPeerServer(dir: string) {
  const serveFile = sirv(path.resolve(dir), { dev: true, etag: true });
  const cache = createBodyCache(CACHE_BYTES);
  return createServer((request, response) => {
    const name = (request.url ?? '').split('?')[0] ?? '';
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    response.setHeader(
      'Cache-Control',
      HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) compressResponse(response, { encoding, cache, name });
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end(Buffer.from('Not found\n'));
    });
  });
}
