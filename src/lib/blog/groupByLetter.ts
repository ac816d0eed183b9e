export type Letter<Tag> = { letter: string; tags: Tag[] };

/** Groups tags by the upper-case first character of their label; letters and tags are sorted by `locale`. */
export function groupByLetter<Tag extends { label: string }>(
  tags: readonly Tag[],
  locale: string,
): Letter<Tag>[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const letters = new Map<string, Tag[]>();
  for (const tag of tags.toSorted((a, b) => compare(a.label, b.label))) {
    const letter = ([...tag.label][0] ?? '').toLocaleUpperCase(locale);
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return [...letters]
    .map(([letter, letterTags]) => ({ letter, tags: letterTags }))
    .toSorted((a, b) => compare(a.letter, b.letter));
}
