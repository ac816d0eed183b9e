import { cpSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPreviewServer } from '../../tools/site/previewServer';
import { createFixtureSite } from '../fixtures/createFixtureSite';
import { listen } from './listen';
import type { SiteCopy } from './siteCopy';

/** Text that pages have only since the second deployment. */
export const newText = 'A sentence of the second deployment.';

const append = (text: string): string => `${text}\n${newText}\n`;

const edits = {
  'docs/field.md': append,
  'versioned_docs/version-v1.6.0/field.md': append,
  'versioned_docs/version-v1.6.0/kernel_function.md': append,
};

/** Two builds of the fixture, whose pages, app and search differ. */
export type Deployments = {
  readonly site: SiteCopy;
  readonly remove: () => Promise<void>;
};

async function build(site: SiteCopy, name: 'first' | 'second'): Promise<void> {
  // The endpoint is part of the configuration, which is part of the app.
  const env = { NEWSLETTER_ENDPOINT: `/subscribe?${name === 'first' ? 1 : 2}` };
  const { code, output } =
    name === 'first' ? await site.build({ env }) : await site.buildWith(edits, { env });
  if (code !== 0) throw new Error(`The build for the test failed:\n${output.slice(-3000)}`);
  cpSync(site.pathOf('build'), site.pathOf(name), { recursive: true });
  rmSync(site.pathOf('build'), { recursive: true });
}

/** Builds the fixture twice, into the folders `first` and `second` of a copy. */
export async function buildDeployments(): Promise<Deployments> {
  const site = await createFixtureSite();
  await build(site, 'first');
  await build(site, 'second');
  return { site, remove: () => site.remove() };
}

/** A server whose site can be exchanged, and that can be cut off without losing its address. */
export type SwitchingServer = {
  readonly origin: string;
  /** Folder of the site that is served; null while there is no network. */
  deploy: (folder: string | null) => void;
  /** Answers a request in place of the site when it returns true. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Paths that were requested since the last call. */
  readonly requested: () => string[];
  readonly close: () => Promise<void>;
};

/** Starts a server of a site that a test may exchange. */
export async function serveDeployments(folder: string): Promise<SwitchingServer> {
  const servers = new Map<string, ReturnType<typeof createPreviewServer>>();
  const serverOf = (dir: string) => {
    const server = servers.get(dir) ?? createPreviewServer({ dir, log: () => undefined });
    servers.set(dir, server);
    return server;
  };
  let current: string | null = folder;
  let log: string[] = [];
  const listening = await listen(
    createServer((request, response) => {
      // Cut off in the middle of the connection, as a network does that is gone.
      if (current === null) return void request.socket.destroy();
      log.push((request.url ?? '').split('?')[0] ?? '');
      if (!served.intercept(request, response)) serverOf(current).emit('request', request, response);
    }),
  );
  const served: SwitchingServer = {
    ...listening,
    deploy: (next) => {
      current = next;
    },
    intercept: () => false,
    requested: () => {
      const paths = log;
      log = [];
      return paths;
    },
  };
  return served;
}
