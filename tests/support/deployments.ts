import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readHostedSite } from '../../tools/hosting/hostedSite';
import { createPreviewServer } from '../../tools/site/previewServer';
import { createFixtureSite } from '../fixtures/createFixtureSite';
import { serverKindOf, startServer } from '../hosts/servers';
import { linkSite } from './linkSite';
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

/** Copies a build within the copy of a site, and returns its new folder. */
export function copyBuild(site: SiteCopy, from: string, to: string): string {
  cpSync(site.pathOf(from), site.pathOf(to), { recursive: true });
  return site.pathOf(to);
}

async function build(site: SiteCopy, name: 'first' | 'second'): Promise<void> {
  // The endpoint is part of the configuration, which is part of the app.
  const env = { NEWSLETTER_ENDPOINT: `/subscribe?${name === 'first' ? 1 : 2}`, BUNDLES: 'true' };
  const { code, output } =
    name === 'first' ? await site.build({ env }) : await site.buildWith(edits, { env });
  if (code !== 0) throw new Error(`The build for the test failed:\n${output.slice(-3000)}`);
  copyBuild(site, 'build', name);
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

/** What answers for the site that is deployed. */
type Host = {
  readonly deploy: (folder: string) => void;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => Promise<void>;
};

/** The preview server, one for each site. */
function openPreview(): Host {
  const servers = new Map<string, ReturnType<typeof createPreviewServer>>();
  let current = '';
  return {
    deploy(folder) {
      current = folder;
      if (!servers.has(folder)) {
        servers.set(folder, createPreviewServer({ dir: folder, log: () => undefined }));
      }
    },
    answer: (request, response) => void servers.get(current)?.emit('request', request, response),
    close: () => Promise.resolve(),
  };
}

/** The server of TEST_HOST, which runs on while the link to the site that it serves is exchanged, as in a deployment. */
async function openHost(name: string, folder: string): Promise<Host> {
  const place = mkdtempSync(path.join(tmpdir(), 'taichi-docs-deployed-'));
  chmodSync(place, 0o755);
  const link = path.join(place, 'site');
  const deploy = (next: string): void => {
    // Only its owner can enter the folder of a copy.
    chmodSync(path.dirname(next), 0o755);
    linkSite(link, next);
  };
  deploy(folder);
  const { origin, stop } = await startServer(serverKindOf(name), readHostedSite(folder), link);
  return {
    deploy,
    answer(request, response) {
      const options = { method: request.method, headers: request.headers };
      const upstream = httpRequest(origin + request.url, options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
    },
    async close() {
      await stop();
      rmSync(place, { recursive: true });
    },
  };
}

/** Starts a server of a site that a test may exchange: the preview server, or that of TEST_HOST. */
export async function serveDeployments(folder: string): Promise<SwitchingServer> {
  const { TEST_HOST: name } = process.env;
  const host = name ? await openHost(name, folder) : openPreview();
  let isCutOff = false;
  let log: string[] = [];
  const listening = await listen(
    createServer((request, response) => {
      // Cut off in the middle of the connection, as a network does that is gone.
      if (isCutOff) return void request.socket.destroy();
      log.push((request.url ?? '').split('?')[0] ?? '');
      if (!served.intercept(request, response)) host.answer(request, response);
    }),
  );
  const served: SwitchingServer = {
    origin: listening.origin,
    deploy: (next) => {
      isCutOff = next === null;
      if (next !== null) host.deploy(next);
    },
    intercept: () => false,
    requested: () => {
      const paths = log;
      log = [];
      return paths;
    },
    async close() {
      await listening.close();
      await host.close();
    },
  };
  served.deploy(folder);
  return served;
}
