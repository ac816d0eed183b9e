import {
  idOf,
  isFileList,
  isSet,
  isSitePath,
  type OfflineFile,
  type OfflineSet,
} from '../../shared/offline/format';
import type { Store } from './stores';

/** `started`: the first download is not finished. `updating`: a later one is not; what was kept before still works. */
export type RecordState = 'started' | 'updating' | 'complete';

/** What is stored about a kept version. */
export type OfflineRecord = {
  readonly set: OfflineSet;
  readonly state: RecordState;
  readonly files: readonly OfflineFile[];
  /** Files of the edition before, which open tabs may still need: they go with the next update. */
  readonly leftover: readonly string[];
};

/** A stored version; without a record when what is stored cannot be read. */
export type Stored = { readonly id: string; readonly record: OfflineRecord | null };

/** No page has such an address. */
const folder = '/.offline/';

const addressOf = (id: string): string => folder + id;

const states: readonly RecordState[] = ['started', 'updating', 'complete'];

const isRecord = (value: unknown): value is OfflineRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { set, state, files, leftover } = value as Readonly<Record<string, unknown>>;
  return (
    isSet(set) &&
    states.some((each) => each === state) &&
    isFileList(files) &&
    Array.isArray(leftover) &&
    leftover.every(isSitePath)
  );
};

async function parse(response: Response | undefined, id: string): Promise<OfflineRecord | null> {
  try {
    const value: unknown = await response?.json();
    return isRecord(value) && idOf(value.set) === id ? value : null;
  } catch {
    return null;
  }
}

/** Reads the record of a version; null when there is none, or a damaged one. */
export const readRecord = async (records: Store, id: string): Promise<OfflineRecord | null> =>
  parse(await records.match(addressOf(id)), id);

/** Reads the records of all versions, damaged ones included, in the order in which they were kept. */
export async function readRecords(records: Store): Promise<Stored[]> {
  const addresses = (await records.keys()).map(({ url }) => decodeURI(new URL(url).pathname));
  const ids = addresses
    .filter((address) => address.startsWith(folder))
    .map((address) => address.slice(folder.length));
  return Promise.all(ids.map(async (id) => ({ id, record: await readRecord(records, id) })));
}

/** Stores the record of a version in place of the one before. */
export const writeRecord = (records: Store, record: OfflineRecord): Promise<void> =>
  records.put(addressOf(idOf(record.set)), Response.json(record));

/** Deletes the record of a version. */
export const deleteRecord = async (records: Store, id: string): Promise<void> =>
  void (await records.delete(addressOf(id)));
