import { idOf } from '../../shared/offline/format';
import { fetchIndex } from './fetchLists';
import { keepSet, type Keeping } from './keepSet';
import { readRecords } from './records';
import type { Store } from './stores';

const hour = 60 * 60 * 1000;
/** Milliseconds between two looks for a newer edition. */
const interval = 24 * hour;
/** Milliseconds after which an update that was cut off goes on. */
const patience = hour / 4;

const address = '/.offline-check';

/** When the last look began, and whether it came to its end. */
type Check = { readonly time: number; readonly isDone: boolean };

async function readCheck(records: Store): Promise<Check> {
  try {
    const { time, isDone } = ((await (await records.match(address))?.json()) ?? {}) as Partial<Check>;
    return { time: Number(time) || 0, isDone: isDone === true };
  } catch {
    return { time: 0, isDone: true };
  }
}

/** Stores when the last look was: what has been downloaded just now is up to date. */
export const writeCheck = (records: Store, check: Check): Promise<void> =>
  records.put(address, Response.json(check));

/** Whether it is time for the next look. A clock that was set back does not put it off for long. */
export const isDue = ({ time, isDone }: Check, now: number): boolean =>
  Math.abs(now - time) >= (isDone ? interval : patience);

/** Brings all kept versions up to date, at most once a day. What fails is tried again the next day; the edition before stays until then. */
export async function updateKept(root: string, keeping: Keeping, now: number): Promise<void> {
  const { records } = keeping.stores;
  if (!isDue(await readCheck(records), now)) return;
  await writeCheck(records, { time: now, isDone: false });
  const { sets } = await fetchIndex(root, keeping.fetcher);
  for (const { id, record } of await readRecords(records)) {
    const set = sets.find((each) => idOf(each) === id);
    if (!set || !record || record.state === 'started') continue;
    if (record.state === 'complete' && record.set.revision === set.revision) continue;
    await keepSet(set, keeping);
  }
  await writeCheck(records, { time: now, isDone: true });
}
