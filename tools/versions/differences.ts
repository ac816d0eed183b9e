import { readPageBlocks } from './blocks';
import { entriesFor, explainByText, sectionsOf } from './explain';
import { findHunks } from './hunks';
import { knownFile, type KnownDifference } from './known';

export type DocsVersion = {
  /** Name in the list of known differences. */
  label: string;
  /** Folder of its pages, relative to the project. */
  folder: string;
  /** Texts by path below the folder. */
  pages: Record<string, string>;
};

export type Difference = {
  page: string;
  section: string;
  /** Labels of the newer and the older version. */
  between: [string, string];
  /** `file:line`, or the file alone. */
  newer: string;
  older: string;
  /** Badge, release or reason; empty for an unexplained difference. */
  why: string;
  /** First block that differs. */
  text: string;
};

/**
 * Compares each page with its copies in neighboring versions.
 *
 * @param versions Newest first.
 * @param known Known differences.
 * @returns All differences, and the known ones that match none of them.
 */
export function compareVersions(
  versions: DocsVersion[],
  known: KnownDifference[],
): { differences: Difference[]; unused: KnownDifference[] } {
  const used = new Set<KnownDifference>();
  const differences = versions.flatMap((older, index) => {
    const newer = versions[index - 1];
    if (!newer) return [];
    const pages = [...new Set([...Object.keys(newer.pages), ...Object.keys(older.pages)])].sort();
    return pages.flatMap((page) => {
      const entries = known.filter(
        (entry) =>
          entry.page === page && entry.between[0] === newer.label && entry.between[1] === older.label,
      );
      return comparePage(page, newer, older, entries, used);
    });
  });
  return { differences, unused: known.filter((entry) => !used.has(entry)) };
}

function comparePage(
  page: string,
  newer: DocsVersion,
  older: DocsVersion,
  entries: KnownDifference[],
  used: Set<KnownDifference>,
): Difference[] {
  const [newText, oldText] = [newer.pages[page], older.pages[page]];
  const between: [string, string] = [newer.label, older.label];
  const files = { newer: `${newer.folder}/${page}`, older: `${older.folder}/${page}` };
  if (newText === undefined || oldText === undefined) {
    const entry = entries.find(({ section }) => section === '*');
    if (entry) used.add(entry);
    return [{ page, section: '*', between, ...files, why: entry?.reason ?? '', text: '' }];
  }
  return findHunks(readPageBlocks(newText), readPageBlocks(oldText)).map((hunk) => {
    const listed = entriesFor(hunk, entries);
    const said = explainByText(hunk);
    if (!said) for (const entry of listed) used.add(entry);
    return {
      page,
      section: sectionsOf(hunk)[0] ?? 'top',
      between,
      newer: `${files.newer}:${hunk.newer.line}`,
      older: `${files.older}:${hunk.older.line}`,
      why: said ? said.words : (listed[0]?.reason ?? ''),
      text: (hunk.newer.blocks[0] ?? hunk.older.blocks[0])?.text ?? '',
    };
  });
}

/** Formats a line with the fix for each unexplained difference and each unused entry. */
export function describeProblems({
  differences,
  unused,
}: {
  differences: Difference[];
  unused: KnownDifference[];
}): string[] {
  const unexplained = differences
    .filter(({ why }) => why === '')
    .map(({ page, section, newer, older, between, text }) =>
      section === '*'
        ? `${newer}: only one of ${newer} and ${older} exists. Fix: write the other, or say in ${knownFile} why ${between[1]} has no ${page}.`
        : `${newer}: differs from ${older} (section "${section}") and nothing says why: "${shorten(text)}". Fix: make both copies equal, name the release or add a badge, or list the section in ${knownFile} with the fact about ${between[0]} and ${between[1]}.`,
    );
  const superfluous = unused.map(
    ({ page, section, between }) =>
      `${knownFile}:1: the entry for ${page}, section "${section}", ${between.join(' and ')} explains nothing. Fix: take it out.`,
  );
  return [...unexplained, ...superfluous];
}

/** Formats all differences and their explanations as a table. */
export function formatDifferences(differences: Difference[]): string[] {
  return differences.map(
    ({ newer, older, section, why }) =>
      `${newer} | ${older.replace(/^.*:/, '')} | ${section} | ${why || 'NOT EXPLAINED'}`,
  );
}

function shorten(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
