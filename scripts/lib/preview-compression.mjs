// @ts-check
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(javascript|json|wasm|xml|[\w.-]+\+(json|xml)))/;

const compressors = {
  /** @param {Buffer} body */
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  /** @param {Buffer} body */
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Takes a limit in bytes; gives a map of compressed bodies that forgets the one unused for longest.
 * @param {number} maxBytes
 */
export function createBodyCache(maxBytes) {
  /** @type {Map<string, Buffer>} */
  const bodies = new Map();
  let bytes = 0;
  return {
    /** @param {string} key */
    get(key) {
      const body = bodies.get(key);
      if (body) {
        bodies.delete(key);
        bodies.set(key, body);
      }
      return body;
    },
    /** @param {string} key @param {Buffer} body */
    set(key, body) {
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

/** @typedef {ReturnType<typeof createBodyCache>} BodyCache */
/** @typedef {Record<string, number | string | string[] | undefined>} Headers */

/**
 * Takes status and headers (lower-case names) of an answer; tells whether compressing its body is worth it.
 * @param {number} status
 * @param {Headers} headers
 * @returns {boolean}
 */
export function isWorthCompressing(status, headers) {
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
 * @param {import('node:http').ServerResponse} response
 * @param {{ encoding: 'br' | 'gzip', cache: BodyCache, name: string }} options
 */
export function compressResponse(response, { encoding, cache, name }) {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  /** @type {Buffer[]} */
  const chunks = [];

  /** @param {number} status @param {Headers} headers */
  const start = (status, headers = {}) => {
    const all = { ...response.getHeaders(), ...lowerCaseNames(headers) };
    if (!isWorthCompressing(status, all)) {
      Object.assign(response, original);
      return original.writeHead(status, headers);
    }
    response.write = /** @type {typeof response.write} */ (
      (/** @type {Buffer} */ chunk) => chunks.push(chunk) > 0
    );
    response.end = /** @type {typeof response.end} */ (
      (/** @type {Buffer | undefined} */ last) => {
        if (last) chunks.push(last);
        void finish(status, all);
        return response;
      }
    );
    return response;
  };

  /** @param {number} status @param {Headers} headers */
  const finish = async (status, headers) => {
    const key = headers.etag ? `${encoding} ${name} ${headers.etag}` : null;
    const body = (key && cache.get(key)) || (await compressors[encoding](Buffer.concat(chunks)));
    if (key) cache.set(key, body);
    Object.assign(response, original);
    original.writeHead(status, { ...headers, 'content-encoding': encoding, 'content-length': body.length });
    original.end(body);
  };

  response.writeHead = /** @type {typeof response.writeHead} */ (start);
}

/** @param {Headers} headers */
function lowerCaseNames(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
