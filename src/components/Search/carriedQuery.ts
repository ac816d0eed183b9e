let carried: string | null = null;

/** Keeps the query of a dialog that is removed with its page, for the dialog of the next page. */
export function carryQuery(query: string): void {
  carried = query;
}

/** Returns the query kept by the previous page, once; null when it had no open dialog. */
export function takeCarriedQuery(): string | null {
  const query = carried;
  carried = null;
  return query;
}
