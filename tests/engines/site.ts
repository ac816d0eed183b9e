import { existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createPreviewServer } from '../../tools/site/previewServer';
import { listen } from '../support/listen';
import { collectComplaints } from './collectComplaints';

/** What becomes of a file: its connection ends, or it is a script that throws. */
export type Fault = 'lost' | 'throws';

/** A server of the built site that records what goes wrong. */
export type Site = {
  readonly origin: string;
  /** From now on, requests whose path matches have this fault. Pages name scripts that no browser has in its cache. */
  readonly breakFiles: (pattern: RegExp, fault: Fault) => void;
  /** From now on, pages are sent as they were built, and complain of nothing. */
  readonly sendAsBuilt: () => void;
  /** Ends all faults. */
  readonly heal: () => void;
  /** Returns what forms have sent since the last call. */
  readonly takeForms: () => string[];
  /** Returns the complaints of pages and the failed requests since the last call. */
  readonly takeComplaints: () => string[];
  readonly close: () => Promise<void>;
};

const scriptPath = '/__complaints.js';
const script = `<script src=${scriptPath}></script>`;
const reportPath = '/__complaints';

const defaultDir = path.resolve('build');

/** Throws if a folder does not contain a built site. */
export function requireSite(dir = defaultDir): void {
  if (existsSync(path.join(dir, 'index.html'))) return;
  throw new Error(`${dir}/index.html is missing. Fix: SITE_PREVIEW=true npm run build`);
}

/** Serves a built site with the preview server and adds `collectComplaints` to each page. Rejects if nothing is built. */
export async function serveSite(dir = defaultDir): Promise<Site> {
  requireSite(dir);
  const preview = await listen(createPreviewServer({ dir, log: () => undefined }));
  let complaints: string[] = [];
  let forms: string[] = [];
  let faults: (readonly [pattern: RegExp, fault: Fault])[] = [];
  let isAsBuilt = false;
  /** Makes the addresses of scripts new in each scenario that breaks files. */
  let faultCount = 0;
  const renewScripts = (page: string): string =>
    faults.length === 0 ? page : page.replaceAll('/assets/js/', `/assets/fault-${faultCount}/js/`);
  const server = await listen(
    createServer((asked, answer) => {
      asked.url = asked.url?.replace(/^\/assets\/fault-\d+\//, '/assets/');
      const [, fault] = faults.find(([pattern]) => pattern.test(asked.url ?? '')) ?? [];
      if (fault === 'lost') return void asked.socket.destroy();
      if (fault === 'throws') return sendBrokenScript(answer);
      if (asked.method === 'POST' && asked.url !== reportPath) {
        let form = '';
        asked.on('data', (part: Buffer) => (form += part.toString()));
        asked.on('end', () => forms.push(form));
      }
      if (asked.url === scriptPath) return sendScript(answer);
      if (asked.url === reportPath) return void receive(asked, answer, (text) => complaints.push(text));
      const complain = (status: number) => complaints.push(`HTTP ${status}: ${asked.method} ${asked.url}`);
      const change = (page: string) => renewScripts(page).replace('<head>', `<head>${script}`);
      const isKept = faults.length === 0;
      forward(preview.origin, asked, answer, { change: isAsBuilt ? null : change, isKept, complain });
    }),
  );
  return {
    origin: server.origin,
    breakFiles: (pattern, fault) => {
      faults.push([pattern, fault]);
      faultCount += 1;
    },
    sendAsBuilt: () => {
      isAsBuilt = true;
    },
    heal: () => {
      faults = [];
      isAsBuilt = false;
    },
    takeForms: () => {
      const taken = forms;
      forms = [];
      return taken;
    },
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: async () => {
      await server.close();
      await preview.close();
    },
  };
}

function sendScript(answer: ServerResponse): void {
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' });
  answer.end(`(${collectComplaints.toString()})()`);
}

function sendBrokenScript(answer: ServerResponse): void {
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  answer.end('throw new Error("The test broke the app.");');
}

async function receive(
  asked: IncomingMessage,
  answer: ServerResponse,
  add: (text: string) => void,
): Promise<void> {
  let text = '';
  asked.setEncoding('utf8');
  for await (const part of asked) text += String(part);
  add(text);
  answer.writeHead(204).end();
}

type Forwarding = {
  /** Edits a page; null sends pages as they were built. */
  readonly change: ((page: string) => string) | null;
  /** Whether the browser may keep the page that it gets. */
  readonly isKept: boolean;
  readonly complain: (status: number) => void;
};

/** Forwards a request to the preview server. */
function forward(
  origin: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  { change, isKept, complain }: Forwarding,
): void {
  // The browser may have another edition of the page.
  const { 'if-none-match': _, ...wanted } = asked.headers;
  const headers = { ...(change === null || !isKept ? wanted : asked.headers), 'accept-encoding': 'identity' };
  const passed = request(origin + asked.url, { method: asked.method, headers }, (found) => {
    const { statusCode: status = 500, headers: fields } = found;
    if (status >= 400) complain(status);
    if (change === null || !fields['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, fields);
      found.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    found.on('data', (part: Buffer) => parts.push(part));
    found.on('end', () => {
      const page = change(Buffer.concat(parts).toString());
      answer.writeHead(status, {
        ...fields,
        'content-length': Buffer.byteLength(page),
        ...(!isKept && { 'cache-control': 'no-store' }),
      });
      answer.end(page);
    });
  });
  // Leaving a page aborts its open requests.
  passed.on('error', () => answer.destroy());
  asked.on('error', () => passed.destroy());
  asked.pipe(passed);
}
