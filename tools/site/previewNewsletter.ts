import busboy from 'busboy';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The path that takes the newsletter form while no provider is configured. */
export const NEWSLETTER_PATH = '/api/newsletter-preview';

const FIELD = 'fields[email]';
const MAX_BODY_BYTES = 10 * 1024;
const MAX_ADDRESS_LENGTH = 254;
// Control characters are refused because the address is written to the terminal.
const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** A form that cannot be taken: `status` is the HTTP status to answer with. */
export class FormError extends Error {
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Takes the POST of the newsletter form; gives the address. Throws FormError when the body is too large or malformed.
 */
export async function readNewsletterAddress(request: IncomingMessage): Promise<string> {
  const body = await readBody(request);
  const fields = await parseForm(request.headers, body);
  const address = fields.get(FIELD);
  if (fields.size !== 1 || address === undefined)
    throw new FormError(400, `the form must have the one field ${FIELD}`);
  if (address.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(address)) {
    throw new FormError(400, `${FIELD} must be an e-mail address`);
  }
  return address;
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // What comes after the limit is read and dropped, so that the client gets its answer.
      if (bytes > MAX_BODY_BYTES)
        reject(new FormError(413, `the form must not exceed ${MAX_BODY_BYTES} bytes`));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => reject(new FormError(400, 'the form ended early')));
    request.on('error', () => reject(new FormError(400, 'the form ended early')));
  });
}

function parseForm(headers: IncomingHttpHeaders, body: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) =>
      reject(new FormError(400, `the form is not valid multipart/form-data: ${String(cause)}`));
    // busboy reads url-encoded forms as well, which the real provider would not.
    if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? ''))
      return refuse('wrong content type');
    const fields: Map<string, string> = new Map();
    try {
      const parser = busboy({ headers });
      parser.on('field', (name, value) => {
        if (fields.has(name)) refuse(`${name} comes twice`);
        fields.set(name, value);
      });
      parser.on('file', (name, stream) => {
        stream.resume();
        refuse(`${name} is a file`);
      });
      parser.on('error', refuse);
      parser.on('close', () => resolve(fields));
      parser.end(body);
    } catch (cause) {
      refuse(cause);
    }
  });
}
