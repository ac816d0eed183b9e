import { readHeadings } from '../../shared/markdown/readHeadings';
import { parseMarkdown } from '../../shared/markdown/parseMarkdown';
import { readFences } from '../../shared/code/readFences';
import { findClaim, isProven, type Claim, type Runs } from './judgeRows';
import { readTables } from './readTables';

/** A version of the documentation with its pages, by path below its folder. */
export type RowVersion = {
  readonly folder: string;
  readonly runs: Runs;
  readonly pages: Readonly<Record<string, string>>;
};

/** A row that no run on our machine can prove, in any version that has it. */
export type UnprovenRow = {
  readonly page: string;
  /** The first cell, as written. */
  readonly row: string;
  readonly reason: string;
};

export type RowCount = { readonly proven: number; readonly listed: number };

type Outcome = {
  readonly problems: string[];
  /** By folder of the version. */
  readonly counts: Readonly<Record<string, RowCount>>;
};

const raised = /\braises="((?:\\.|[^"\\])*)"/;

/** Joins what the blocks of pages print and raise. */
function readShown(pages: Readonly<Record<string, string>>): string {
  return Object.values(pages)
    .flatMap(readFences)
    .flatMap(({ language, code, meta }) => [
      ...(language === 'output' ? [code] : []),
      raised.exec(meta)?.[1]?.replaceAll('\\"', '"') ?? '',
    ])
    .join('\n');
}

function describeClaim(claim: Claim): string {
  if (claim.kind === 'message') return `nothing that we ran said "${claim.fragments.join('", "')}"`;
  if (claim.kind === 'default')
    return `"${claim.name}" has another default than ${claim.value}, or none that we read`;
  return 'no proof of this row ended without an error';
}

const fixes: Readonly<Record<Claim['kind'], string>> = {
  message: 'correct the message, or add a program that provokes it to tools/rows/python/messages.py',
  default: 'correct the value, or add its object to tools/rows/python/run.py',
  result: 'correct the row, or add its proof to tools/rows/python/results.py',
};

/** Compares the rows that claim a message, a default or a result with what was run. */
export function checkRows(
  versions: readonly RowVersion[],
  unproven: readonly UnprovenRow[],
  listFile: string,
): Outcome {
  const problems: string[] = [];
  const counts: Record<string, RowCount> = {};
  const used = new Set<UnprovenRow>();
  for (const { folder, runs, pages } of versions) {
    const shown = readShown(pages);
    let proven = 0;
    let listed = 0;
    for (const [page, text] of Object.entries(pages)) {
      const headings = readHeadings(parseMarkdown(text));
      for (const table of readTables(text)) {
        const section = headings.findLast(({ line }) => line < table.line)?.id ?? '';
        for (const row of table.rows) {
          const claim = findClaim(table, row, `${page}#${section}`);
          if (claim === null) continue;
          if (isProven(claim, row, runs, shown)) {
            proven++;
            continue;
          }
          const known = unproven.find((each) => each.page === page && each.row === row.cells[0]);
          if (known) {
            used.add(known);
            listed++;
          } else {
            problems.push(
              `${folder}/${page}:${row.line}: ${describeClaim(claim)}. Fix: ${fixes[claim.kind]} and run ` +
                `npm run check:rows -- --run; if our machine cannot show it, add the row with the reason to ${listFile}.`,
            );
          }
        }
      }
    }
    counts[folder] = { proven, listed };
  }
  for (const each of unproven.filter((one) => !used.has(one))) {
    problems.push(
      `${listFile}:1: no unproven row of ${each.page} begins with "${each.row}". Fix: remove the entry.`,
    );
  }
  return { problems, counts };
}
