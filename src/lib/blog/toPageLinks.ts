/** Docusaurus' data on one page of a list: its URL, its number from 1, and the number of pages. */
export type ListPage = { permalink: string; page: number; totalPages: number };

export type PageLink = { page: number; path: string; isCurrent: boolean; isAfterGap: boolean };

/** Builds links to the first, the last and the five pages around the current one; none for a single page. */
export function toPageLinks({ permalink, page, totalPages }: ListPage): PageLink[] {
  if (totalPages < 2) return [];
  const list = page === 1 ? permalink : permalink.replace(new RegExp(`/page/${page}/?$`), '');
  const all = Array.from({ length: totalPages }, (_, index) => index + 1);
  const shown = all.filter((number) => number === 1 || number === totalPages || Math.abs(number - page) <= 2);
  return shown.map((number, index) => ({
    page: number,
    path: number === 1 ? list : `${list.replace(/\/$/, '')}/page/${number}`,
    isCurrent: number === page,
    isAfterGap: index > 0 && number - (shown[index - 1] ?? 0) > 1,
  }));
}
