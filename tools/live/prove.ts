import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { planFile } from '../../shared/build/livePlans';
import { ensureChromium } from '../shared/browser';
import { compareFields, type Difference } from './compareFields';
import type { Reference } from './runPython';

/** Chromium with its software WebGPU; other sets of flags have no adapter, or lose it at the first frame. */
export const softwareGpu = [
  '--no-sandbox',
  '--enable-unsafe-webgpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
  '--use-webgpu-adapter=swiftshader',
];

const html = `<!doctype html><title>proof</title><canvas></canvas><script type="module" src="/proof.js"></script>`;
const policy = "default-src 'self'; script-src 'self'; style-src 'self'";

async function bundlePlayer(root: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createPlayer } from './src/live/player'; window.createPlayer = createPlayer;`,
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

async function serve(root: string): Promise<Server> {
  const script = await bundlePlayer(root);
  const server = createServer((request, response) => {
    const name = /^\/plans\/([a-z0-9-]+)\.json$/.exec(request.url ?? '')?.[1];
    const [type, body] = name
      ? ['application/json', readFileSync(path.join(root, planFile(name)))]
      : request.url === '/proof.js'
        ? ['text/javascript', script]
        : ['text/html', html];
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** What the page of the proof has. */
type ProofWindow = typeof window & {
  createPlayer: (
    canvas: HTMLCanvasElement,
    options: { address: string; onLost: () => void },
  ) => Promise<{
    plan: { fields: Record<string, unknown> };
    step(): Promise<void>;
    read(field: string): Promise<number[]>;
    destroy(): void;
  }>;
};

/** A browser that runs plans. */
export type Prover = {
  /**
   * Runs a plan for some frames, and compares its fields with the reference.
   * @throws When the page cannot run it, or complains.
   */
  prove(name: string, frames: number, reference: Reference): Promise<Difference & { ms: number }>;
  close(): Promise<void>;
};

function numbersOf({ type, bytes }: Reference['fields'][string]): number[] {
  const { buffer, byteOffset, length } = bytes;
  const types: Record<string, typeof Float32Array | typeof Int32Array | typeof Uint32Array> = {
    float32: Float32Array,
    int32: Int32Array,
    uint32: Uint32Array,
  };
  const Numbers = types[type];
  if (!Numbers) return [];
  return Array.from(new Numbers(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer));
}

async function runInPage(browser: Browser, port: number, name: string, frames: number) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(`http://localhost:${port}/`);
    const run = await page.evaluate(
      async ([address, count]) => {
        const { createPlayer } = window as ProofWindow;
        const canvas = document.querySelector('canvas') as HTMLCanvasElement;
        const player = await createPlayer(canvas, { address, onLost: () => console.error('device lost') });
        const times: number[] = [];
        for (let frame = 0; frame < count; frame++) {
          const begin = performance.now();
          await player.step();
          times.push(performance.now() - begin);
        }
        const fields: Record<string, number[]> = {};
        for (const field of Object.keys(player.plan.fields)) fields[field] = await player.read(field);
        player.destroy();
        return { fields, ms: Math.min(...times) };
      },
      [`/plans/${name}.json`, frames] as const,
    );
    if (complaints.length > 0) throw new Error(complaints[0]);
    return run;
  } finally {
    await page.close();
  }
}

/** Opens the browser. */
export async function openProver(root: string, print: (line: string) => void): Promise<Prover> {
  const executablePath = await ensureChromium(root, print);
  const server = await serve(root);
  const browser = await chromium.launch({ executablePath, args: softwareGpu });
  const { port } = server.address() as AddressInfo;
  return {
    async prove(name, frames, { fields }) {
      const { fields: found, ms } = await runInPage(browser, port, name, frames);
      const wanted = Object.fromEntries(
        Object.entries(fields)
          .filter(([field]) => field in found)
          .map(([field, file]) => [field, numbersOf(file)]),
      );
      return { ...compareFields(found, wanted), ms };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
