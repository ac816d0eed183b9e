import { compareFences } from './compareFences';
import { describe, type Pages } from './comparedPages';
import type { Section } from './readSections';

/** Reports what the translation of an unchanged section must not change: ids of subheadings, and code. */
export function compareSection(
  { file, source }: Pick<Pages, 'file' | 'source'>,
  section: Section,
  translated: Section,
): string[] {
  const ids = section.subheadings.map(({ id }) => id);
  const wrong = translated.subheadings.flatMap(({ id, line }, index) =>
    ids[index] === id
      ? []
      : [
          describe(
            file,
            line,
            `the heading id ${id} differs from the source`,
            ids[index] ? `make it {#${ids[index]}}` : 'take the heading out',
          ),
        ],
  );
  if (translated.subheadings.length < ids.length) {
    const lacking = section.subheadings[translated.subheadings.length];
    const at = `${source}:${lacking?.line ?? section.line}`;
    wrong.push(
      describe(file, translated.line, `the heading {#${lacking?.id}} is missing`, `translate it from ${at}`),
    );
  }
  const levels = [
    ...(section.depth === translated.depth ? [] : [[section.depth, translated] as const]),
    ...section.subheadings.flatMap(({ depth }, index) => {
      const other = translated.subheadings[index];
      return other && other.depth !== depth ? [[depth, other] as const] : [];
    }),
  ].map(([depth, heading]) =>
    describe(
      file,
      heading.line,
      `the heading {#${heading.id}} has level ${heading.depth}, its source ${depth}`,
      `begin it with ${'#'.repeat(depth)}`,
    ),
  );
  const fences = compareFences(section.text, translated.text).map(({ line, problem, fix }) =>
    describe(file, translated.line + line - 1, problem, `${fix}, as in ${source}:${section.line}`),
  );
  return [...wrong, ...levels, ...fences];
}
