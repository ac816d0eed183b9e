import { createServer, type IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { defer } from './deferred';
import { listen } from './listen';

/** A form as it came over the wire: its content type, its fields in order, how many files. */
export type ReceivedForm = { method: string; contentType: string; fields: [string, string][]; files: number };

/** A newsletter provider on this machine: keeps what it receives, and holds every answer until `answer` is called. */
export type Newsletter = {
  origin: string;
  forms: ReceivedForm[];
  answer: (status?: number) => void;
  close: () => Promise<void>;
};

function parse(request: IncomingMessage): Promise<ReceivedForm> {
  return new Promise((resolve, reject) => {
    const { method = '', headers } = request;
    const form: ReceivedForm = { method, contentType: headers['content-type'] ?? '', fields: [], files: 0 };
    const parser = busboy({ headers });
    parser.on('field', (name, value) => form.fields.push([name, value]));
    parser.on('file', (_name, stream) => {
      form.files += 1;
      stream.resume();
    });
    parser.on('error', reject);
    parser.on('close', () => resolve(form));
    request.pipe(parser);
  });
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
  return { origin, forms, answer: (status = 200) => answered.resolve(status), close };
}
