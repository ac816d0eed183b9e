/** Remembers what a function returns for each text. Results are shared: do not change them. */
export function memoize<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text) as Result;
  };
}
