import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type TransferListItem } from 'node:worker_threads';
import { buildSync } from 'esbuild';

/** Below `node_modules`, so that the imports of packages resolve. */
const bundles = path.join(__dirname, '../../node_modules/.cache/threads');

/**
 * Bundles a module with its own imports, but not with packages: loading TypeScript file by file takes a thread half a second.
 *
 * Without a pause: hooks that follow would keep the result of a promise waiting until they are done, and the thread with it.
 *
 * @returns The file of the bundle, whose name has its hash.
 */
function bundleModule(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Modules find files of packages by `require.resolve`.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    write: false,
    logLevel: 'silent',
  });
  const [{ text = '' } = {}] = outputFiles;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const bundle = path.join(bundles, `${path.parse(file).name}.${hash}.mjs`);
  mkdirSync(bundles, { recursive: true });
  // Builds of several locales may run at the same time.
  const unfinished = `${bundle}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, bundle);
  return bundle;
}

/** Starts a thread, and returns what it posts. */
function startWorker(file: string, workerData: object, transferList: TransferListItem[]): Promise<unknown> {
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData, transferList });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`${file}: its thread ended with code ${code} before it returned anything`)),
    );
  });
}

/**
 * Runs the function `run` of a module in a thread of its own. The steps after a build take seconds each and would wait for one another, since
 * the hooks of all plugins share one thread.
 *
 * @param file Absolute path of the module, in TypeScript, which must not depend on its place (`__dirname`). It is loaded afresh.
 * @param input What can be cloned: no functions.
 * @param transferList What of it is handed over, as ports are.
 * @throws What the function throws, or when the module or an import of it does not exist.
 */
export async function runInWorker<Run extends (input: never) => unknown>(
  file: string,
  input: Parameters<Run>[0],
  transferList: TransferListItem[] = [],
): Promise<Awaited<ReturnType<Run>>> {
  const bundle = pathToFileURL(bundleModule(file)).href;
  return (await startWorker(file, { file: bundle, input }, transferList)) as Awaited<ReturnType<Run>>;
}
