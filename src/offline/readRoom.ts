/** Reads how many bytes the browser would still store for this site; null if it does not say. */
export async function readRoom(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}
