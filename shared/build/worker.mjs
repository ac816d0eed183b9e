// @ts-check
// A thread of runInWorker.ts: loads a module and posts what its function `run` returns.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ file: string, input: unknown }} */
const { file, input } = workerData;
const { run } = await import(file);
parentPort?.postMessage(await run(input));
