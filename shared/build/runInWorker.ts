import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Runs the function `run` of a module in a thread of its own. The steps after a build take seconds each and would wait for one another, since
 * the hooks of all plugins share one thread.
 *
 * @param file Absolute path of the module, in TypeScript. It is loaded afresh.
 * @param input What can be cloned: no functions.
 * @throws What the function throws.
 */
export function runInWorker<Run extends (input: never) => unknown>(
  file: string,
  input: Parameters<Run>[0],
): Promise<Awaited<ReturnType<Run>>> {
  const workerData = { file: pathToFileURL(file).href, input };
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`${file}: its thread ended with code ${code} before it returned anything`)),
    );
  });
}
