/** Opening or closing line of a fenced block, in a quotation or list, too. */
const fenceLine = /^[\s>]*(`{3,}|~{3,})(.*)$/;

/** Returns the lines of a Markdown text that are outside of fenced code, without the code in them. */
function linesOutsideCode(markdown: string): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, fence = '', rest = ''] = fenceLine.exec(line) ?? [];
    if (open !== undefined) {
      if (fence.startsWith(open) && rest.trim() === '') open = undefined;
    } else if (fence !== '') open = fence;
    else lines.push(line.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, ''));
  }
  return lines;
}

/** What only this site's own Markdown has: directives, ids in braces, comments. */
const siteSyntax = /\{#|^[\s>]*:{2,}|(?<!\w):(?:since|changed|deprecated|removed|unreleased|plain)\[|<!--/;

/** Lists the lines outside of code that other Markdown programs would not understand. */
export const findSiteSyntax = (markdown: string): string[] =>
  linesOutsideCode(markdown).filter((line) => siteSyntax.test(line));

/** Lists the addresses that a text links to or shows, without those in code. */
export const linksOf = (markdown: string): string[] =>
  linesOutsideCode(markdown).flatMap((line) =>
    [...line.matchAll(/\]\(([^)\s]*)\)|<(https?:[^>\s]+)>/g)].map(([, link, shown]) => link ?? shown ?? ''),
  );
