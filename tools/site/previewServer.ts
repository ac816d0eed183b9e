import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { compressResponse, createBodyCache } from './previewCompression';
import { acceptedEncodings, cacheControl, isPlainRange, securityHeaders } from './previewHeaders';
import { FormError, NEWSLETTER_PATH, readNewsletterAddress } from './previewNewsletter';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const CACHE_BYTES = 32 * 1024 * 1024;

export type Request = IncomingMessage;
export type Response = ServerResponse;

/**
 * Takes the folder of a built site and a log; gives an HTTP server, not yet listening, that serves it as a host would.
 */
export function createPreviewServer({
  dir,
  log = console.log,
}: {
  dir: string;
  log?: (line: string) => void;
}): Server {
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
 */
function readPathname(request: Request): string | null {
  const raw = (request.url ?? '').split(/[?#]/)[0] ?? '';
  try {
    const pathname = decodeURIComponent(raw);
    const isPlain = pathname.startsWith('/') && !pathname.includes('\0');
    return isPlain && !pathname.split(/[/\\]/).includes('..') ? pathname : null;
  } catch {
    return null;
  }
}

function addSecurity(response: Response, pathname: string) {
  for (const [name, value] of Object.entries(securityHeaders(pathname))) response.setHeader(name, value);
}

/**
 * sirv names the charset of pages only; without it, plain text and scripts in Chinese are read as Latin.
 */
function addCharset(response: Response) {
  const writeHead = response.writeHead.bind(response);
  const withCharset = (status: number, headers: Record<string, string> = {}) => {
    const name = Object.keys(headers).find((key) => key.toLowerCase() === 'content-type');
    const type = name && headers[name];
    const isBare = Boolean(type && /^text\/[^;]+$/.test(type));
    return writeHead(status, name && isBare ? { ...headers, [name]: `${type};charset=utf-8` } : headers);
  };
  response.writeHead = withCharset;
}

/**
 * Sends the 404 page of the locale in the path, else the one of the default locale.
 */
function sendNotFound(response: Response, root: string, pathname: string) {
  const locale = /^\/([A-Za-z]{2,3}(?:-[A-Za-z]+)?)(?:\/|$)/.exec(pathname)?.[1];
  const candidates = [...(locale ? [path.join(root, locale, '404.html')] : []), path.join(root, '404.html')];
  const page = candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  response.setHeader('Cache-Control', 'no-cache');
  if (!page) return sendText(response, 404, 'Not found');
  // A page, whatever was asked for.
  addSecurity(response, '/404.html');
  send(response, 404, 'text/html;charset=utf-8', readFileSync(page));
}

async function answerNewsletter(request: Request, response: Response, log: (line: string) => void) {
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

function sendJson(response: Response, status: number, value: object) {
  send(response, status, 'application/json', Buffer.from(JSON.stringify(value)));
}

function sendText(response: Response, status: number, text: string) {
  send(response, status, 'text/plain;charset=utf-8', Buffer.from(`${text}\n`));
}

function send(response: Response, status: number, type: string, body: Buffer) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
}
