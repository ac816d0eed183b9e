// @ts-check
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { compressResponse, createBodyCache } from './preview-compression.mjs';
import { acceptedEncodings } from './preview-headers.mjs';
import { createPreviewServer } from './preview-server.mjs';

/** @typedef {{ port: number, origin: string, close: () => Promise<void> }} Listening */

const CACHE_BYTES = 32 * 1024 * 1024;
/** Where the bundlers of the peers put files with a hash in their name. */
const HASHED = /^\/(assets|_astro|pagefind)\//;

/**
 * Takes a server; starts it on a free port of this machine. Rejects when it cannot listen.
 * @param {import('node:net').Server} server
 * @returns {Promise<Listening>}
 */
export async function listen(server) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server)
          /** @type {import('node:http').Server} */ (server).closeAllConnections();
      }),
  };
}

/**
 * Takes a built site of ours or of a peer, and an encoding; starts a server for it that answers in that encoding to whoever
 * knows it. Ours comes from the preview server with all its headers; peers get the same compression, without our policy, which
 * their inline scripts do not fulfil.
 * @param {{ dir: string, isPeer: boolean, encoding: 'br' | 'gzip' }} options
 * @returns {Promise<Listening>}
 */
export function serveSite({ dir, isPeer, encoding }) {
  const server = isPeer ? createPeerServer(dir) : createPreviewServer({ dir, log: () => {} });
  server.prependListener('request', (request) => {
    const knows = acceptedEncodings(request.headers['accept-encoding']).includes(encoding);
    request.headers['accept-encoding'] = knows ? encoding : '';
  });
  return listen(server);
}

/** @param {string} dir */
function createPeerServer(dir) {
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
