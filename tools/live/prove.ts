import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { planFile } from '../../shared/build/livePlans';
import { ensureChromium } from '../shared/browser';
import type { Difference } from './compareFields';
import type { Reference } from './runPython';
import { softwareGpu } from './softwareGpu';

const html = `<!doctype html><title>proof</title><canvas></canvas><script type="module" src="/proof.js"></script>`;
const comparable = ['float32', 'int32', 'uint32'];
const policy = "default-src 'self'; script-src 'self'; style-src 'self'";

// In the bundle, because tsx adds calls to functions that a page does not have.
const pageScript = `
import { createPlayer } from './src/live/player';
import { compareFields } from './tools/live/compareFields';
import { writeFields } from './tools/live/writeFields';
window.runPlan = async (address, count, references, isSeeded) => {
  const canvas = document.querySelector('canvas');
  const open = () => createPlayer(canvas, { address, onLost: () => console.error('device lost') });
  let player;
  const starts = [];
  for (let n = 0; n < 3; n++) {
    player?.destroy();
    const begin = performance.now();
    player = await open();
    await player.device.queue.onSubmittedWorkDone();
    starts.push(performance.now() - begin);
  }
  const types = { float32: Float32Array, int32: Int32Array, uint32: Uint32Array };
  const load = async (folder, field, type) =>
    new types[type](await (await fetch('/' + folder + '/' + encodeURIComponent(field))).arrayBuffer());
  if (isSeeded) await writeFields(player, (field) => references[field] && load('start', field, references[field]));
  const times = [];
  for (let frame = 0; frame < count; frame++) {
    const begin = performance.now();
    await player.step();
    times.push(performance.now() - begin);
  }
  const found = {};
  const wanted = {};
  for (const [field, type] of Object.entries(references)) {
    if (!(field in player.plan.fields)) continue;
    found[field] = await player.read(field);
    wanted[field] = await load('reference', field, type);
  }
  player.destroy();
  return { ...compareFields(found, wanted), ms: Math.min(...times), ready: Math.min(...starts) };
};`;

async function bundlePlayer(root: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: pageScript,
      resolveDir: root,
    },
    alias: { '@site': root.replace(/[/\\]$/, '') },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function serve(
  root: string,
  bytesOf: (folder: string, field: string) => Buffer | undefined,
): Promise<Server> {
  const script = await bundlePlayer(root);
  const server = createServer((request, response) => {
    const [, folder, name = ''] =
      /^\/(plans|reference|start)\/(.+?)(?:\.json)?$/.exec(request.url ?? '') ?? [];
    const [type, body] =
      folder === 'plans'
        ? ['application/json', readFileSync(path.join(root, planFile(name)))]
        : folder
          ? ['application/octet-stream', bytesOf(folder, decodeURIComponent(name))]
          : request.url === '/proof.js'
            ? ['text/javascript', script]
            : ['text/html', html];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** The comparison, the shortest time of a frame, and the shortest of three starts until the setup is done. */
type Run = Difference & { readonly ms: number; readonly ready: number };

/** A browser that runs plans. */
export type Prover = {
  /**
   * Runs a plan for some frames, and compares its fields with the reference. With `isSeeded` it starts from the fields of the
   * reference, not from its own setup: random numbers differ between backends.
   * @throws When the page cannot run it, or complains.
   */
  prove(
    name: string,
    options: { readonly frames: number; readonly isSeeded: boolean },
    reference: Reference,
  ): Promise<Run>;
  close(): Promise<void>;
};

async function runInPage(browser: Browser, port: number, call: string): Promise<Run> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(`http://localhost:${port}/`);
    const run = await page.evaluate<Run>(call);
    if (complaints.length > 0) throw new Error(complaints[0]);
    return run;
  } catch (error) {
    // What the browser said about a shader is more than the error has.
    throw complaints.length > 0 ? new Error(complaints[0]) : error;
  } finally {
    await page.close();
  }
}

/** Opens the browser. */
export async function openProver(root: string, print: (line: string) => void): Promise<Prover> {
  const executablePath = await ensureChromium(root, print);
  let reference: Reference = { start: {}, fields: {} };
  const server = await serve(
    root,
    (folder, field) => reference[folder === 'start' ? 'start' : 'fields'][field]?.bytes,
  );
  const browser = await chromium.launch({ executablePath, args: softwareGpu });
  const { port } = server.address() as AddressInfo;
  return {
    async prove(name, { frames, isSeeded }, made) {
      reference = made;
      const types = Object.fromEntries(
        Object.entries(made.fields)
          .filter(([, { type }]) => comparable.includes(type))
          .map(([field, { type }]) => [field, type]),
      );
      const args = [`/plans/${name}.json`, frames, types, isSeeded].map((arg) => JSON.stringify(arg));
      return runInPage(browser, port, `runPlan(${args.join(', ')})`);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
