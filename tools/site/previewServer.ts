import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { cacheControl, contentType, securityHeaders } from '../hosting/headers';
import { FormError, NEWSLETTER_PATH, readNewsletterAddress } from './previewNewsletter';

export type PreviewOptions = {
  /** Folder of the built site. */
  readonly dir: string;
  readonly log?: (line: string) => void;
  readonly brotliQuality?: number;
};

/** Creates an HTTP server, not yet listening, that serves a built site as a host would. */
export function createPreviewServer({ dir, log = console.log, brotliQuality = 5 }: PreviewOptions): Server {
  const root = path.resolve(dir);
  // In dev mode files are looked up at each request, so that a rebuild does not need a restart.
  const serveFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true });
  const compress = compression({
    level: 9,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });

  return createServer((request, response) => {
    const pathname = readPathname(request);
    addSecurity(response, pathname ?? '');
    if (pathname === null) return sendText(response, 400, 'Bad request');
    if (pathname === NEWSLETTER_PATH) return void answerNewsletter(request, response, log);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }

    // HTTP allows ignoring ranges, and no file of the site is so large that a part of it would help.
    delete request.headers.range;
    response.setHeader('Cache-Control', cacheControl(pathname));
    const type = contentType(pathname);
    if (type) response.setHeader('Content-Type', type);
    response.on('pipe', (source) => {
      // A file that a rebuild deletes while it is being sent must end the response, not the server.
      source.once('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    // The types of the middleware are Express's; it needs no more than what Node has.
    compress(request as never, response as never, () =>
      serveFile(request, response, () => sendNotFound(response, root, pathname)),
    );
  });
}

/** Returns the decoded path of a request, or null when it is malformed or leaves the site. */
function readPathname(request: IncomingMessage): string | null {
  const raw = (request.url ?? '').split(/[?#]/)[0] ?? '';
  try {
    const pathname = decodeURIComponent(raw);
    const isPlain = pathname.startsWith('/') && !pathname.includes('\0');
    return isPlain && !pathname.split(/[/\\]/).includes('..') ? pathname : null;
  } catch {
    return null;
  }
}

function addSecurity(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(securityHeaders(pathname))) response.setHeader(name, value);
}

/** Sends the 404 page of the locale in the path, or that of the default locale. */
function sendNotFound(response: ServerResponse, root: string, pathname: string): void {
  const locale = /^\/([A-Za-z]{2,3}(?:-[A-Za-z]+)?)(?:\/|$)/.exec(pathname)?.[1];
  const candidates = [...(locale ? [path.join(root, locale, '404.html')] : []), path.join(root, '404.html')];
  const page = candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  response.setHeader('Cache-Control', 'no-cache');
  if (!page) return sendText(response, 404, 'Not found');
  // The response is a page, whatever was requested.
  addSecurity(response, '/404.html');
  send(response, 404, 'text/html;charset=utf-8', readFileSync(page));
}

async function answerNewsletter(
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return sendText(response, 405, 'Method not allowed');
  }
  try {
    const address = await readNewsletterAddress(request);
    log(`newsletter preview: received ${address}`);
    // The app accepts any type. When the browser submits the form on its own, it shows the response to the reader.
    if (/text\/html/.test(request.headers.accept ?? '')) return sendText(response, 200, 'Subscribed');
    sendJson(response, 200, { success: true });
  } catch (error) {
    const status = error instanceof FormError ? error.status : 500;
    if (status === 413) response.setHeader('Connection', 'close');
    const message = error instanceof Error ? error.message : String(error);
    sendJson(response, status, { success: false, message });
  }
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  send(response, status, 'application/json', Buffer.from(JSON.stringify(value)));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, 'text/plain;charset=utf-8', Buffer.from(`${text}\n`));
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.end(body);
}
