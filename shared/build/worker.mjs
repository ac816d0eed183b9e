// @ts-check
// A thread of runInWorker.ts: loads a TypeScript module and posts what its function `run` returns.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {{ file: string, input: unknown }} */
const { file, input } = workerData;
const { run } = await tsImport(file, import.meta.url);
parentPort?.postMessage(await run(input));
