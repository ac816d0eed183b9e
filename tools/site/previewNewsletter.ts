import type { IncomingMessage } from 'node:http';

/** The path that accepts the newsletter form while no provider is configured. */
export const NEWSLETTER_PATH = '/api/newsletter-preview';

const FIELD = 'fields[email]';
const MAX_BODY_BYTES = 10 * 1024;
const MAX_ADDRESS_LENGTH = 254;
// Control and format characters are refused because the address is written to the terminal, where some reverse the rest of the line.
const ADDRESS = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

/** A form that cannot be accepted, with the HTTP status of the response. */
export class FormError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads the address out of a POST of the newsletter form.
 * @throws {FormError} When the body is too large or malformed.
 */
export async function readNewsletterAddress(request: IncomingMessage): Promise<string> {
  const body = await readBody(request);
  const fields = [...(await parseForm(request.headers['content-type'] ?? '', body))];
  const [name, address] = fields[0] ?? [];
  if (fields.length !== 1 || name !== FIELD)
    throw new FormError(400, `the form must have the one field ${FIELD}`);
  if (typeof address !== 'string' || address.length > MAX_ADDRESS_LENGTH || !ADDRESS.test(address))
    throw new FormError(400, `${FIELD} must be an e-mail address`);
  return address;
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // What exceeds the limit is read and dropped, so that the client gets the response.
      if (bytes > MAX_BODY_BYTES)
        reject(new FormError(413, `the form must not exceed ${MAX_BODY_BYTES} bytes`));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => reject(new FormError(400, 'the form ended early')));
    request.on('error', () => reject(new FormError(400, 'the form ended early')));
  });
}

async function parseForm(contentType: string, body: Buffer): Promise<FormData> {
  // A Response parses URL-encoded forms as well, which the real provider would not accept.
  if (!/^multipart\/form-data\s*;/i.test(contentType))
    throw new FormError(400, `the form must be multipart/form-data, not ${contentType || 'without a type'}`);
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new FormError(400, `the form is not valid multipart/form-data: ${String(cause)}`);
  }
}
