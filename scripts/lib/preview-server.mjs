// @ts-check
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { compressResponse, createBodyCache } from './preview-compression.mjs';
import { acceptedEncodings, cacheControl, isPlainRange, securityHeaders } from './preview-headers.mjs';
import { FormError, NEWSLETTER_PATH, readNewsletterAddress } from './preview-newsletter.mjs';

const CACHE_BYTES = 32 * 1024 * 1024;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Takes the folder of a built site and a log; gives an HTTP server, not yet listening, that serves it as a host would.
 * @param {{ dir: string, log?: (line: string) => void }} options
 * @returns {import('node:http').Server}
 */
export function createPreviewServer({ dir, log = console.log }) {
  const root = path.resolve(dir);
  // dev: files are looked up at each request, so that a rebuild does not need a restart.
  const serveFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });
  const cache = createBodyCache(CACHE_BYTES);

  return createServer((request, response) => {
    const pathname = readPathname(request);
    addSecurity(response, pathname ?? '');
    if (pathname === null) return sendText(response, 400, 'Bad request');
    if (pathname === NEWSLETTER_PATH) return void answerNewsletter(request, response, log);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }

    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    request.headers['accept-encoding'] = encodings.join(', ');
    if (!isPlainRange(request.headers.range)) delete request.headers.range;
    response.setHeader('Cache-Control', cacheControl(pathname));
    response.setHeader('Vary', 'Accept-Encoding');
    addCharset(response);
    response.on('pipe', (source) => {
      // A file that goes away while it is sent (a rebuild) must end the answer, not the server.
      source.once('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    if (encodings[0]) compressResponse(response, { encoding: encodings[0], cache, name: pathname });
    serveFile(request, response, () => sendNotFound(response, root, pathname));
  });
}

/**
 * Gives the decoded path of a request, or null when it is malformed or leaves the site.
 * @param {Request} request
 * @returns {string | null}
 */
function readPathname(request) {
  const raw = (request.url ?? '').split(/[?#]/)[0] ?? '';
  try {
    const pathname = decodeURIComponent(raw);
    const isPlain = pathname.startsWith('/') && !pathname.includes('\0');
    return isPlain && !pathname.split(/[/\\]/).includes('..') ? pathname : null;
  } catch {
    return null;
  }
}

/** @param {Response} response @param {string} pathname */
function addSecurity(response, pathname) {
  for (const [name, value] of Object.entries(securityHeaders(pathname))) response.setHeader(name, value);
}

/**
 * sirv names the charset of pages only; without it, plain text and scripts in Chinese are read as Latin.
 * @param {Response} response
 */
function addCharset(response) {
  const writeHead = response.writeHead.bind(response);
  /** @param {number} status @param {Record<string, string>} headers */
  const withCharset = (status, headers = {}) => {
    const name = Object.keys(headers).find((key) => key.toLowerCase() === 'content-type');
    const type = name && headers[name];
    const isBare = Boolean(type && /^text\/[^;]+$/.test(type));
    return writeHead(status, name && isBare ? { ...headers, [name]: `${type};charset=utf-8` } : headers);
  };
  response.writeHead = /** @type {typeof response.writeHead} */ (withCharset);
}

/**
 * Sends the 404 page of the locale in the path, else the one of the default locale.
 * @param {Response} response
 * @param {string} root
 * @param {string} pathname
 */
function sendNotFound(response, root, pathname) {
  const locale = /^\/([A-Za-z]{2,3}(?:-[A-Za-z]+)?)(?:\/|$)/.exec(pathname)?.[1];
  const candidates = [...(locale ? [path.join(root, locale, '404.html')] : []), path.join(root, '404.html')];
  const page = candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  response.setHeader('Cache-Control', 'no-cache');
  if (!page) return sendText(response, 404, 'Not found');
  // A page, whatever was asked for.
  addSecurity(response, '/404.html');
  send(response, 404, 'text/html;charset=utf-8', readFileSync(page));
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {(line: string) => void} log
 */
async function answerNewsletter(request, response, log) {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return sendText(response, 405, 'Method not allowed');
  }
  try {
    const address = await readNewsletterAddress(request);
    log(`newsletter preview: received ${address}`);
    sendJson(response, 200, { success: true });
  } catch (error) {
    const status = error instanceof FormError ? error.status : 500;
    if (status === 413) response.setHeader('Connection', 'close');
    sendJson(response, status, {
      success: false,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

/** @param {Response} response @param {number} status @param {object} value */
function sendJson(response, status, value) {
  send(response, status, 'application/json', Buffer.from(JSON.stringify(value)));
}

/** @param {Response} response @param {number} status @param {string} text */
function sendText(response, status, text) {
  send(response, status, 'text/plain;charset=utf-8', Buffer.from(`${text}\n`));
}

/** @param {Response} response @param {number} status @param {string} type @param {Buffer} body */
function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
}
