type Keyed = { readonly key: string };

/**
 * Orders new hits so that those on display stay where they are: nothing moves under the pointer of a reader who is about to
 * choose.
 *
 * @param shown The hits on display.
 * @param next The hits that replace them, best first.
 */
export function keepOrder<T extends Keyed>(shown: readonly Keyed[], next: readonly T[]): T[] {
  const byKey = new Map(next.map((hit) => [hit.key, hit]));
  const kept = shown.flatMap(({ key }) => byKey.get(key) ?? []);
  const isKept = new Set(kept.map(({ key }) => key));
  return [...kept, ...next.filter(({ key }) => !isKept.has(key))];
}
