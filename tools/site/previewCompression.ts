import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ServerResponse } from 'node:http';

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(javascript|json|wasm|xml|[\w.-]+\+(json|xml)))/;

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Takes a limit in bytes; gives a map of compressed bodies that forgets the one unused for longest.
 */
export function createBodyCache(maxBytes: number) {
  const bodies: Map<string, Buffer> = new Map();
  let bytes = 0;
  return {
    get(key: string) {
      const body = bodies.get(key);
      if (body) {
        bodies.delete(key);
        bodies.set(key, body);
      }
      return body;
    },
    set(key: string, body: Buffer) {
      bytes += body.length - (bodies.get(key)?.length ?? 0);
      bodies.set(key, body);
      for (const [oldest, old] of bodies) {
        if (bytes <= maxBytes) break;
        bodies.delete(oldest);
        bytes -= old.length;
      }
    },
    size: () => bodies.size,
  };
}

export type BodyCache = ReturnType<typeof createBodyCache>;
export type Headers = Record<string, number | string | string[] | undefined>;

/**
 * Takes status and headers (lower-case names) of an answer; tells whether compressing its body is worth it.
 */
export function isWorthCompressing(status: number, headers: Headers): boolean {
  return (
    (status === 200 || status === 404) &&
    !headers['content-encoding'] &&
    Number(headers['content-length'] ?? MIN_BYTES) >= MIN_BYTES &&
    COMPRESSIBLE.test(String(headers['content-type'] ?? ''))
  );
}

/**
 * Takes an answer that is about to be written; from then on its body is gathered, compressed with `encoding` and sent whole.
 * sirv streams files as they are, and only at its writeHead is known what it sends: hence the replaced methods.
 */
export function compressResponse(
  response: ServerResponse,
  { encoding, cache, name }: { encoding: 'br' | 'gzip'; cache: BodyCache; name: string },
) {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  const chunks: Buffer[] = [];

  const start = (status: number, headers: Headers = {}) => {
    const all = { ...response.getHeaders(), ...lowerCaseNames(headers) };
    if (!isWorthCompressing(status, all)) {
      Object.assign(response, original);
      return original.writeHead(status, headers);
    }
    response.write = (chunk: Buffer) => chunks.push(chunk) > 0;
    response.end = (last: Buffer | undefined) => {
      if (last) chunks.push(last);
      void finish(status, all);
      return response;
    };
    return response;
  };

  const finish = async (status: number, headers: Headers) => {
    const key = headers.etag ? `${encoding} ${name} ${headers.etag}` : null;
    const body = (key && cache.get(key)) || (await compressors[encoding](Buffer.concat(chunks)));
    if (key) cache.set(key, body);
    Object.assign(response, original);
    original.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length });
    original.end(body);
  };

  response.writeHead = start;
}

function lowerCaseNames(headers: Headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
