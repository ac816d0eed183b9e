import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readOverview, remove, type Overview } from '@site/src/offline/manageSets';
import { OfflineError } from '@site/src/offline/offlineError';
import { idOf, type OfflineSet } from '@site/shared/offline/format';
import { useRoot } from './useRoot';

/** Bytes of a download: stored already, and all. The second is unknown until the list has arrived. */
export type Progress = { readonly done: number; readonly total: number | null };

/** The last thing that ended, for readers who do not see the page. */
export type Ended = { readonly kind: 'kept' | 'removed' | 'stopped'; readonly id: string };

export type Offline = {
  /** Null until it is known. */
  readonly overview: Overview | null;
  readonly jobs: Readonly<Record<string, Progress>>;
  readonly failures: Readonly<Record<string, OfflineError>>;
  readonly ended: Ended | null;
  readonly start: (set: OfflineSet) => void;
  readonly stop: (id: string) => void;
  readonly drop: (id: string) => void;
};

/** Milliseconds between two steps of a progress bar: files arrive faster than anybody reads. */
const step = 100;

const without = <T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => key !== id));

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What is kept, what could be, and what is going on. */
export function useOffline(): Offline {
  const root = useRoot();
  const [overview, setOverview] = useState<Overview | null>(null);
  const [jobs, setJobs] = useState<Offline['jobs']>({});
  const [failures, setFailures] = useState<Offline['failures']>({});
  const [ended, setEnded] = useState<Ended | null>(null);
  const controllers = useRef(new Map<string, AbortController>());

  const refresh = useCallback(async () => setOverview(await readOverview(root)), [root]);
  useEffect(() => {
    const look = () => void refresh().catch(() => setOverview({ index: null, records: [], sets: [] }));
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [refresh]);

  /** Runs a piece of work on a set, and shows what came of it. */
  const run = async (id: string, kind: Ended['kind'], work: () => Promise<void>): Promise<void> => {
    setFailures((all) => without(all, id));
    setEnded(null);
    try {
      await work();
      setEnded({ kind, id });
    } catch (error) {
      if (isAbort(error)) setEnded({ kind: 'stopped', id });
      else {
        const failure =
          error instanceof OfflineError ? error : new OfflineError('storage', undefined, { cause: error });
        setFailures((all) => ({ ...all, [id]: failure }));
      }
    }
    await refresh().catch(() => undefined);
    setJobs((all) => without(all, id));
  };

  const start = (set: OfflineSet): void => {
    const id = idOf(set);
    if (controllers.current.has(id)) return;
    const controller = new AbortController();
    controllers.current.set(id, controller);
    setJobs((all) => ({ ...all, [id]: { done: 0, total: null } }));
    let shown = 0;
    const show = (done: number, total: number): void => {
      const now = performance.now();
      if (now - shown < step && done < total) return;
      shown = now;
      setJobs((all) => ({ ...all, [id]: { done, total } }));
    };
    void run(id, 'kept', () => keep(root, set, show, controller.signal)).finally(() =>
      controllers.current.delete(id),
    );
  };

  return {
    overview,
    jobs,
    failures,
    ended,
    start,
    stop: (id) => controllers.current.get(id)?.abort(),
    drop: (id) => void run(id, 'removed', () => remove(root, id)),
  };
}
