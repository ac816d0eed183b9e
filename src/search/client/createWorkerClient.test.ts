import { describe, expect, it, vi } from 'vitest';
import { createWorkerClient, type WorkerReply, type WorkerRequest } from './createWorkerClient';
import type { SearchQuery } from './searchClient';
import type { SearchResponse } from './searchResponse';

const query: SearchQuery = { query: 'x', locale: 'en', version: null, section: null, page: 0 };
const response = (nbHits: number) => ({ nbHits }) as SearchResponse;

type Listener = (event: { data: WorkerReply }) => void;

function fakeWorker() {
  const requests: WorkerRequest[] = [];
  const listeners: Record<string, Listener> = {};
  return {
    requests,
    answer: (data: WorkerReply) => listeners.message?.({ data }),
    breakDown: () => listeners.error?.({ data: { id: 0, failure: 'missing', message: '' } }),
    postMessage: (request: WorkerRequest) => void requests.push(request),
    isTerminated: false,
    terminate() {
      this.isTerminated = true;
    },
    addEventListener: (type: string, listener: Listener) => void (listeners[type] = listener),
  };
}

describe('createWorkerClient', () => {
  it('starts the worker with the first search, and once', async () => {
    const worker = fakeWorker();
    let started = 0;
    const client = createWorkerClient(() => {
      started += 1;
      return worker;
    }, '/search/');
    expect(started).toBe(0);
    const answers = Promise.all([client.search(query), client.search(query)]);
    expect(started).toBe(1);
    expect(worker.requests.map(({ folder }) => folder)).toEqual(['/search/', '/search/']);
    const [first, second] = worker.requests;
    worker.answer({ id: second?.id ?? 0, response: response(2) });
    worker.answer({ id: first?.id ?? 0, response: response(1) });
    expect((await answers).map(({ nbHits }) => nbHits)).toEqual([1, 2]);
  });

  it('rejects with the error that the worker reports', async () => {
    const worker = fakeWorker();
    const asked = createWorkerClient(() => worker, '/').search(query);
    worker.answer({ id: worker.requests[0]?.id ?? 0, failure: 'damaged', message: 'half a file' });
    await expect(asked).rejects.toMatchObject({ reason: 'damaged', message: 'half a file' });
  });

  it('passes on an early answer, and the final one after it', async () => {
    const worker = fakeWorker();
    const early: number[] = [];
    const asked = createWorkerClient(() => worker, '/').search(query, ({ nbHits }) => early.push(nbHits));
    const id = worker.requests[0]?.id ?? 0;
    worker.answer({ isReady: true });
    worker.answer({ id, early: response(1) });
    expect(early).toEqual([1]);
    worker.answer({ id, response: response(2) });
    expect((await asked).nbHits).toBe(2);
    worker.answer({ id, early: response(3) });
    expect(early).toEqual([1]);
  });

  it('gives up on a worker that never runs, but not on one that is slow to answer', async () => {
    vi.useFakeTimers();
    const workers = [fakeWorker(), fakeWorker()];
    let started = 0;
    const client = createWorkerClient(() => workers[started++] ?? fakeWorker(), '/');
    const failed = client.search(query);
    failed.catch(() => undefined);
    vi.advanceTimersByTime(25_000);
    await expect(failed).rejects.toMatchObject({ reason: 'missing' });
    expect(workers[0]?.isTerminated).toBe(true);
    const slow = client.search(query);
    workers[1]?.answer({ isReady: true });
    vi.advanceTimersByTime(25_000);
    workers[1]?.answer({ id: workers[1].requests[0]?.id ?? 0, response: response(4) });
    expect((await slow).nbHits).toBe(4);
    vi.useRealTimers();
  });

  it.each([[new ArrayBuffer(2)], [null]])('hands a core that is on its way over once: %s', async (core) => {
    const workers = [fakeWorker(), fakeWorker()];
    let started = 0;
    const arriving = Promise.resolve(core);
    const client = createWorkerClient(() => workers[started++] ?? fakeWorker(), '/', arriving);
    const search = (): void => void client.search(query).catch(() => undefined);
    search();
    search();
    expect(workers[0]?.requests).toEqual([]);
    await arriving;
    search();
    workers[0]?.breakDown();
    search();
    const cores = workers.map(({ requests }) => requests.map((request) => request.core));
    expect(cores).toEqual([[core, null, null], [null]]);
  });

  it('starts another worker after one that broke', async () => {
    const workers = [fakeWorker(), fakeWorker()];
    let started = 0;
    const client = createWorkerClient(() => workers[started++] ?? fakeWorker(), '/');
    const failed = client.search(query);
    workers[0]?.breakDown();
    await expect(failed).rejects.toMatchObject({ reason: 'missing' });
    const again = client.search(query);
    workers[1]?.answer({ id: workers[1].requests[0]?.id ?? 0, response: response(3) });
    expect((await again).nbHits).toBe(3);
  });
});
