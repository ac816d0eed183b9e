import { reportFile, type ExampleReport } from '../../../shared/build/exampleReport';
import { exampleReleases } from '../environment/releases';
import type { PageResult } from '../runner/runPage';
import type { Selection } from '../selection/select';
import { isProven } from './complete';
import { createReport, differingPages, recordPage, writeReport, type PageRecord } from './record';

/** A page with what was chosen of it, and the result of all of it. */
export type CheckedPage = { selection: Selection; result: PageResult };

/**
 * Writes the committed report: a page that passed gets a new record, one that failed loses its own.
 * @param others Other pages that keep their record.
 */
export async function updateReport(
  root: string,
  checked: CheckedPage[],
  committed: ExampleReport | null,
  others: ReadonlySet<string>,
): Promise<void> {
  const files = new Set(checked.map(({ selection }) => selection.page.file));
  const kept = Object.entries(committed?.pages ?? {}).filter(
    ([file]) => others.has(file) && !files.has(file),
  );
  await writeReport(root, createReport(new Map([...kept, ...recordsOf(checked)]), exampleReleases));
}

/** Compares the committed report with the pages that passed; returns the lines of a fault, or none. */
export function compareReport(
  selections: Selection[],
  checked: CheckedPage[],
  committed: ExampleReport | null,
): string[] {
  const records = recordsOf(checked);
  // A page that failed, or could not be run in full, says nothing about its record.
  const unproven = new Set(selections.map(({ page }) => page.file).filter((file) => !records.has(file)));
  const fresh = createReport(records, exampleReleases);
  const pages = differingPages(fresh, committed).filter((file) => !unproven.has(file));
  if (pages.length === 0) return [];
  const fix = 'Fix: npm run check:examples -- --write-report, and commit the file';
  return [
    `${reportFile}:1: the record of ${pages.length} pages differs from what ran. ${fix}`,
    ...pages.map((file) => `  ${file}`),
  ];
}

function recordsOf(checked: CheckedPage[]): Map<string, PageRecord> {
  return new Map(
    checked
      .filter(({ selection, result }) => isProven(selection, result))
      .map(({ selection }) => [selection.page.file, recordPage(selection)]),
  );
}
