import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '../shared/freePort';
import { createPreviewServer } from './previewServer';

export type ServeOptions = {
  readonly port: number;
  readonly host: string;
  /** Quality of Brotli from 0 to 11. Hosts store files compressed with 10 or 11; while serving, 5 is fast. */
  readonly brotliQuality: number;
};

/**
 * Parses the arguments of a command that serves the built site.
 * @throws On an unknown argument or a number out of range.
 */
export function parseServeArguments(args: readonly string[]): ServeOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      brotli: { type: 'string', default: '5' },
    },
  });
  return {
    port: parseInteger('port', values.port, 1, 65535),
    host: values.host,
    brotliQuality: parseInteger('brotli', values.brotli, 0, 11),
  };
}

function parseInteger(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} ${text} is out of range: use a number from ${least} to ${most}`);
}

/**
 * Serves `build/` until the process ends, and prints the address last.
 * @throws When nothing has been built.
 */
export async function servePreview(
  root: string,
  { port: wanted, host, brotliQuality }: ServeOptions,
  print: (line: string) => void,
): Promise<void> {
  const dir = path.join(root, 'build');
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error('build/index.html is missing: run npm run site');
  const port = await findFreePort(wanted);
  if (port !== wanted) print(`Port ${wanted} is in use.`);
  const server = createPreviewServer({ dir, log: print, brotliQuality });
  server.listen(port, host);
  await once(server, 'listening');
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  print(
    `Serving build/ until you press Ctrl+C. The site is at http://${isLocal ? 'localhost' : host}:${port}/`,
  );
}
