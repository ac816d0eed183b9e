import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { defer } from './deferred';
import { addOwnServer } from '../unchanged/ownServers';
import { listen } from './listen';

/** A form as received: content type, text fields in order, number of files. */
export type ReceivedForm = { method: string; contentType: string; fields: [string, string][]; files: number };

/** A local newsletter provider. It records what it receives and delays every response until `answer` is called. */
export type Newsletter = {
  origin: string;
  forms: ReceivedForm[];
  answer: (status?: number) => void;
  close: () => Promise<void>;
};

async function parse(request: IncomingMessage): Promise<ReceivedForm> {
  const contentType = request.headers['content-type'] ?? '';
  const body = new Uint8Array(await buffer(request));
  const entries = [...(await new Response(body, { headers: { 'content-type': contentType } }).formData())];
  const fields = entries.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { method: request.method ?? '', contentType, fields, files: entries.length - fields.length };
}

/** Starts the provider on a free port. */
export async function startNewsletter(): Promise<Newsletter> {
  const forms: ReceivedForm[] = [];
  const answered = defer<number>();
  const server = createServer((request, response) => {
    void parse(request)
      .then((form) => forms.push(form))
      .then(() => answered.promise)
      .then((status) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end('not read'))
      .catch((error: unknown) => response.destroy(error as Error));
  });
  const { origin, close } = await listen(server);
  addOwnServer(origin);
  return { origin, forms, answer: (status = 200) => answered.resolve(status), close };
}
