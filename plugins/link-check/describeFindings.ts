import path from 'node:path';
import { closestPath } from './closestPath';
import { guessTargets, type Guesses } from './guessTargets';
import type { Finding } from './locateLinks';
import { toPagePath, type Build } from './readBuild';
import { toMarkdownFile } from './resolveWritten';

const headingsNamed = 8;
const giveUp = 'correct the address, or remove the link.';

const asRelative = (from: string, file: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

function describeMarkdown(file: string, from: string, { pathOfSource, source }: Guesses): string {
  const page = pathOfSource.get(file);
  if (page !== undefined) return `it is a page of another list. Fix: link to its path, /${page}.`;
  const guess = source(file);
  return `there is no such file. Fix: ${guess === null ? giveUp : `did you mean ${asRelative(from, guess)}?`}`;
}

function describeMissingPage({ link, place }: Finding, guesses: Guesses): string {
  const markdown = place && toMarkdownFile(place.written, place.file);
  if (place && markdown) return describeMarkdown(markdown, place.file, guesses);
  const guess = guesses.target(link.path);
  const what = guesses.isFile(link.path) ? 'file' : 'page';
  return `there is no such ${what}. Fix: ${guess === null ? giveUp : `did you mean /${guess}?`}`;
}

function describeMissingFragment({ path: target, fragment }: Finding['link'], build: Build): string {
  const page = build.pages.get(toPagePath(target));
  const ids = page?.headings ?? [...(build.pictures.get(target) ?? [])];
  const guess = closestPath(fragment ?? '', ids) ?? closestPath(fragment ?? '', page?.ids ?? []);
  const problem = page ? 'the page has no such heading' : 'the picture has no such part';
  if (guess !== null) return `${problem}. Fix: did you mean #${guess}?`;
  const some = ids.slice(0, headingsNamed).map((id) => `#${id}`);
  const others = ids.length > headingsNamed ? ' …' : '';
  return `${problem}. Fix: ${some.length > 0 ? `it has ${some.join(', ')}${others}` : 'remove the part after #'}.`;
}

const listPages = ([first, ...others]: Finding['pages']): string =>
  `${first?.address ?? '/'}${others.length > 0 ? ` and ${others.length} more` : ''}`;

/** Symbols are drawn by components, so no source has the reference. */
function describeMissingSymbol({ link: { fragment }, pages }: Finding): string {
  const guess = closestPath(fragment ?? '', [...(pages[0]?.ids ?? [])]);
  const fix =
    guess === null ? 'add it to the sprite, or correct the name of the icon.' : `did you mean #${guess}?`;
  return `page ${listPages(pages)}: symbol #${fragment}: the page has no such symbol. Fix: ${fix}`;
}

function describePlace({ link, place, pages }: Finding, isSource: boolean): string {
  const where = listPages(pages);
  const target = `/${link.path}${link.fragment === null ? '' : `#${link.fragment}`}`;
  if (place) {
    return `${place.file}:${place.line}: link to ${place.written}${isSource ? '' : ` (on ${where})`}`;
  }
  const sources = new Set(pages.map((page) => page.source).filter((file) => file !== null));
  const [source] = sources;
  // A link on the pages of several files comes from their frame, so none of these files is at fault.
  return source !== undefined && sources.size === 1
    ? `${source}:1: link to ${target} (on ${where}, but not written there: a component or plugin generates it)`
    : `page ${where}: link to ${target} (a component or plugin generates it)`;
}

/** Formats each finding as one line: file, line, link, problem and fix. */
export function describeFindings(findings: readonly Finding[], build: Build): string[] {
  const guesses = guessTargets(build);
  return findings.map((finding) => {
    const { link, place, pages } = finding;
    if (link.missing === 'symbol') return describeMissingSymbol(finding);
    const isSource = pages.length === 1 && pages[0]?.source === place?.file;
    const problem =
      link.missing === 'page' ? describeMissingPage(finding, guesses) : describeMissingFragment(link, build);
    return `${describePlace(finding, isSource)}: ${problem}`;
  });
}
