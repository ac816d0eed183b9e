import { readSections } from '../../shared/translations/readSections';

/**
 * Inserts a section into a translation, before the first one that follows it in the source.
 *
 * @param page The translation; null if there is none yet.
 * @param text Text of the section; of `_title`, its entries in the front matter.
 * @param order Ids of the source's sections.
 */
export function insertSection(
  page: string | null,
  text: string,
  id: string,
  order: readonly string[],
): string {
  const lines = page === null ? [] : page.trimEnd().split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (id === '_title') {
    const others = end === -1 ? lines : lines.slice(end + 1);
    const own = end === -1 ? [] : lines.slice(1, end);
    return join([['---', text, ...own, '---'].join('\n'), others.join('\n')]);
  }
  const later = order.slice(order.indexOf(id) + 1);
  const next = readSections(page ?? '').find((section) => later.includes(section.id));
  const index = next ? next.line - 1 : lines.length;
  return join([lines.slice(0, index).join('\n'), text, lines.slice(index).join('\n')]);
}

function join(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.replace(/^\n+|\n+$/g, ''))
    .filter(Boolean)
    .join('\n\n')}\n`;
}
