let carried: string | null = null;

/** Keeps what stood in a dialog that goes with its page, for the dialog of the next one. */
export function carryQuery(query: string): void {
  carried = query;
}

/** Gives what the dialog of the page before held, once; null when it had none open. */
export function takeCarriedQuery(): string | null {
  const query = carried;
  carried = null;
  return query;
}
