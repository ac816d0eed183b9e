import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { cacheControl, securityHeaders } from '../../hosting/headers';
import { listen, type Listening } from './listen';

export type Encoding = 'br' | 'gzip';

export type SiteServerOptions = {
  /** Folder of the built site. */
  readonly dir: string;
  /** Peers are served without our security headers, because our policy would block their inline scripts. */
  readonly isPeer: boolean;
  /** The only encoding that the server offers. */
  readonly encoding: Encoding;
};

type Headers = Readonly<Record<string, string>>;
type ServedFile = { readonly headers: Headers; readonly body: Buffer };

const MIN_COMPRESSED_BYTES = 1024;
const COMPRESSIBLE = /^text\/|^image\/svg|^application\/(?:javascript|json|wasm|xml|[\w.-]+\+(?:json|xml))/;
/** Where the bundlers of the peers put files with a content hash in their name. */
const HASHED = /^\/(?:assets|_astro|pagefind)\//;

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Serves a built site as a static host with precompressed files does. Not the preview server, which compresses each response anew: the time
 * for that would count as the site's.
 */
export function serveSite({ dir, isPeer, encoding }: SiteServerOptions): Promise<Listening> {
  const root = path.resolve(dir);
  const files = new Map<string, Promise<ServedFile | null>>();
  const load = (pathname: string, isCompressed: boolean) => {
    const key = `${isCompressed} ${pathname}`;
    const file = files.get(key) ?? loadFile(root, pathname, isCompressed ? encoding : null);
    files.set(key, file);
    return file;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const isCompressed = String(request.headers['accept-encoding']).includes(encoding);
    const file = await load(pathname, isCompressed);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    const isFresh = request.headers['if-none-match'] === file.headers['ETag'];
    response.writeHead(isFresh ? 304 : 200, {
      ...(isPeer ? peerHeaders(pathname) : ownHeaders(pathname)),
      ...file.headers,
    });
    response.end(isFresh ? undefined : file.body);
  };
  return listen(
    createServer((request, response) => {
      respond(request, response).catch((error: Error) => response.destroy(error));
    }),
  );
}

async function loadFile(
  root: string,
  pathname: string,
  encoding: Encoding | null,
): Promise<ServedFile | null> {
  const file = findFile(root, pathname);
  if (!file) return null;
  const content = await readFile(file);
  const type = lookup(file) ?? 'application/octet-stream';
  const isCompressed = encoding !== null && content.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
  const body = isCompressed ? await compressors[encoding](content) : content;
  return {
    body,
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type};charset=utf-8` : type,
      'Content-Length': String(body.length),
      ...(isCompressed && { 'Content-Encoding': encoding }),
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      'Last-Modified': statSync(file).mtime.toUTCString(),
    },
  };
}

/** A page may be requested with or without its extension, or as a folder. */
function findFile(root: string, pathname: string): string | null {
  const place = path.join(root, pathname);
  if (place !== root && !place.startsWith(path.join(root, path.sep))) return null;
  const candidates = [place, path.join(place, 'index.html'), `${place}.html`];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function ownHeaders(pathname: string): Headers {
  return {
    ...securityHeaders(pathname),
    'Cache-Control': cacheControl(pathname),
    Vary: 'Accept-Encoding',
  };
}

function peerHeaders(pathname: string): Headers {
  const isHashed = HASHED.test(pathname);
  return {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
  };
}
