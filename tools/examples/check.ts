import path from 'node:path';
import { readExampleReport, type ExampleReport } from '../../shared/build/exampleReport';
import type { Outcome } from '../test/outcome';
import type { ExampleOptions } from './arguments';
import { findCompiler, type Compiler } from './environment/compiler';
import { prepareJobs } from './environment/jobs';
import { exampleReleases } from './environment/releases';
import { findAllPages } from './pages/findAllPages';
import type { Page } from './pages/pages';
import { completeResult } from './report/complete';
import { compareReport, updateReport, type CheckedPage } from './report/keepReport';
import { formatTable, missedTargets, sumUp } from './report/sums';
import { describeFailures, runJobs } from './runJobs';
import { describeSelection, selectAll, selectedPart, selectRuns, type Selection } from './selection/select';
import { describeSources, findSources, isDrawable } from './selection/sources';

export type CheckTools = {
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
  /** Ends the check and kills what it runs. */
  signal?: AbortSignal;
};

/**
 * Runs the examples that the options ask for, and prints a line for each page and each failure.
 * @returns The number of pages that passed and failed. Missing tools are one printed line each, and failures on CI only.
 * @throws When a named page does not exist, or the committed report cannot be read.
 */
export async function checkExamples(
  root: string,
  options: ExampleOptions,
  tools: CheckTools,
): Promise<Outcome> {
  const { env, print } = tools;
  const machine = { cache: path.join(root, '.cache', 'examples'), env, print, compiler: findCompiler(env) };
  // A report that is about to be written anew may be unreadable.
  const committed = options.all && options.writesReport ? null : readExampleReport(root);
  const pages = await findAllPages(root, options.pages);
  const selections = choose(pages, committed, options, machine);
  const parts = new Map(
    selections.flatMap((selection) => {
      const part = selectedPart(selection);
      return part ? [[part.file, part] as const] : [];
    }),
  );
  const { jobs, missing, lacking } = await prepareJobs([...parts.values()], {
    ...machine,
    installsExtras: options.extras,
  });
  const results = await runJobs(jobs, options, { ...tools, root, cache: machine.cache });

  const absent = new Set(missing.map(({ file }) => file));
  const checked = selections
    .filter(({ page }) => !absent.has(page.file))
    .map((selection): CheckedPage => {
      const part = parts.get(selection.page.file);
      const result = results.get(selection.page.file);
      return { selection, result: completeResult(selection, part && result ? { page: part, result } : null) };
    });
  const isWhole = missing.length + lacking.length === 0;
  const missed = options.report ? printSums(checked, { isWhole, print }) : [];
  const faults = await keepReport(root, selections, checked, { committed, isWhole, ...options });
  for (const line of [...missed, ...faults]) print(line);

  const failed = checked.filter(({ result }) => result.failures.length > 0);
  const isAbsenceFailure = options.isCi && !options.allowMissing;
  const isReportFailure = faults.length > 0 && (options.isCi || options.writesReport);
  return {
    passed: checked.length - failed.length,
    failed:
      failed.length +
      missed.length +
      (isReportFailure ? 1 : 0) +
      (isAbsenceFailure ? missing.length + lacking.length : 0),
    skipped: isAbsenceFailure ? 0 : missing.length,
    details: [...failed.flatMap(({ result }) => describeFailures(result)), ...missed, ...faults].join('\n'),
    isPrinted: true,
  };
}

/** Chooses what is run, and prints how much that is where it depends on the report. */
function choose(
  pages: Page[],
  report: ExampleReport | null,
  { all, pages: names, seed }: ExampleOptions,
  machine: { cache: string; env: NodeJS.ProcessEnv; compiler: Compiler; print: (line: string) => void },
): Selection[] {
  if (all || names.length > 0) return selectAll(pages);
  const sources = findSources(seed, machine);
  const selections = selectRuns(pages, {
    report,
    seed,
    isDrawable: (page, run) => isDrawable(sources, page, run),
  });
  machine.print(describeSelection(selections, seed));
  machine.print(describeSources(sources, seed));
  return selections;
}

/** Prints the sums of each version, and returns a line for each target that is missed. */
function printSums(
  checked: CheckedPage[],
  { isWhole, print }: { isWhole: boolean; print: (line: string) => void },
): string[] {
  const results = checked.map(({ result }) => result);
  const sums = sumUp(results, exampleReleases);
  for (const line of formatTable(sums)) print(line);
  // What this machine cannot run says nothing about the pages.
  return isWhole ? missedTargets(results, sums) : [];
}

/** Writes the committed report, or compares it with the pages; returns a line for each fault. */
async function keepReport(
  root: string,
  selections: Selection[],
  checked: CheckedPage[],
  {
    committed,
    isWhole,
    writesReport,
    pages,
  }: { committed: ExampleReport | null; isWhole: boolean } & ExampleOptions,
): Promise<string[]> {
  if (!writesReport) return pages.length > 0 ? [] : compareReport(selections, checked, committed);
  if (!isWhole) return ['The report was not written, because the tools above are missing'];
  // Pages that were not named keep their record, unless they are gone.
  const others = pages.length > 0 ? await findAllPages(root, []) : [];
  await updateReport(root, checked, committed, new Set(others.map(({ file }) => file)));
  return [];
}
