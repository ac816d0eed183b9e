/** The setting of a build without hosted search. */
const ALLOWED = /\balgolia:\s*null\b/gi;

/** Lists the places of a text that come from DocSearch or its client. */
export function findHostedSearch(text: string): string[] {
  const rest = text.replace(ALLOWED, '');
  return [...rest.matchAll(/docsearch|algolia/gi)].map(({ index }) =>
    rest.slice(Math.max(index - 30, 0), index + 40),
  );
}
