import { plainPath } from '../../shared/offline/format';
import { deleteRecord, readRecords } from './records';
import type { Stores } from './stores';

/** Deletes all stored files that no record lists. */
export async function deleteUnlisted({ files, records }: Stores): Promise<void> {
  const listed = new Set<string>();
  for (const { record } of await readRecords(records)) {
    record?.files.forEach(([path]) => listed.add(plainPath(path)));
    record?.leftover.forEach((path) => listed.add(plainPath(path)));
  }
  const unlisted = (await files.keys()).filter(({ url }) => !listed.has(new URL(url).pathname));
  await Promise.all(unlisted.map((request) => files.delete(request)));
}

/** Removes a kept version: its record first, so that an interruption leaves nothing that looks complete. */
export async function removeSet(stores: Stores, id: string): Promise<void> {
  await deleteRecord(stores.records, id);
  await deleteUnlisted(stores);
}
