import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../shared/freePort';

/**
 * Takes the arguments of a command that serves; gives port and host. Throws on an unknown argument or a port out of range.
 */
export function parseServeArguments(args: string[]): { port: number; host: string } {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string', default: '3000' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port ${values.port} is not a port: use a number from 1 to 65535`);
  }
  return { port, host: values.host };
}

/**
 * Takes the project folder, port and host; serves build/ and says the address last. Throws when nothing is built.
 */
export async function servePreview(
  root: string,
  place: { port: number; host: string },
  print: (line: string) => void,
) {
  const dir = path.join(root, 'build');
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error('build/index.html is missing: run npm run site');
  // Imported here because its packages may have been installed a moment ago.
  const { createPreviewServer } = await import('./previewServer');
  const port = await findFreePort(place.port);
  if (port !== place.port) print(`Port ${place.port} is taken.`);
  const server = createPreviewServer({ dir, log: print });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, place.host, () => resolve(undefined));
  });
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(place.host);
  print(
    `Serving build/ until you press Ctrl+C. The site is at http://${isLocal ? 'localhost' : place.host}:${port}/`,
  );
}
