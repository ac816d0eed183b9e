import { describe, nameOf, type Pages } from './comparedPages';

/**
 * Reports headings with an unexpected id, and recorded ids without a heading.
 *
 * @param recorded Ids of the sections that the lock file has; null without an entry. Others may be lent, or are shown in English.
 */
export function compareIds(
  { file, source, sections, sourceSections }: Pages,
  recorded: readonly string[] | null,
): string[] {
  const found = new Set(sections.map(({ id }) => id));
  const isLacking = (id: string) => !found.has(id);
  const wanted = recorded ?? sourceSections.map(({ id }) => id);
  const missing = (recorded ?? []).filter(isLacking);
  const candidates = [...missing, ...sourceSections.map(({ id }) => id).filter(isLacking)];
  const placeOf = (id: string) =>
    `${source}:${sourceSections.find((section) => section.id === id)?.line ?? 1}`;
  const wrong = sections
    .filter(({ id }) => !wanted.includes(id))
    .map(({ id, line }) => {
      const isRecordable = sourceSections.some((section) => section.id === id);
      const meant =
        id.startsWith('_') || isRecordable ? undefined : candidates.find((other) => !other.startsWith('_'));
      for (const list of [missing, candidates])
        list.splice(0, list.length, ...list.filter((other) => other !== meant));
      const fix = meant
        ? `make it {#${meant}}, as in ${placeOf(meant)}`
        : `take it out, or run npm run translations -- sync ${file} after you have translated it`;
      return describe(file, line, `${nameOf(id)} is not one that the source had`, fix);
    });
  const absent = missing.map((id) =>
    describe(
      file,
      1,
      `${nameOf(id)} is missing`,
      `translate it from ${placeOf(id)}, or run npm run translations -- sync ${file} to record that it is not translated here`,
    ),
  );
  return [...wrong, ...absent];
}
