import type { ExampleReport } from '../../../shared/build/exampleReport';
import type { Page } from '../pages/pages';
import { isDrawn } from './draw';
import { listRuns, narrowPage, type Run } from './runs';

/** What becomes of a run: it is in the report and not repeated, it is new or changed, or it is repeated by chance. */
export type Choice = 'known' | 'changed' | 'drawn';

/** A page with the choice for each of its runs. */
export type Selection = {
  page: Page;
  choices: ReadonlyMap<Run, Choice>;
  /** The page has faults that show without running it; all of it is run. */
  isFaulty: boolean;
};

export type SelectOptions = {
  report: ExampleReport | null;
  seed: number;
  /** Whether a run may be drawn: its tools exist. */
  isDrawable: (page: Page, run: Run) => boolean;
};

/** Chooses what is run of each page: everything that the report does not cover, and a random sample of the rest. */
export function selectRuns(pages: Page[], { report, seed, isDrawable }: SelectOptions): Selection[] {
  return pages.map((page) => {
    const { runs, problems } = listRuns(page);
    const isFaulty = problems.length > 0;
    const proves = readProofs(report, page.file);
    const choose = (run: Run): Choice => {
      if (isFaulty || !proves(run)) return 'changed';
      const draws = isDrawable(page, run) && isDrawn(seed, `${page.file} ${run.fingerprint}`);
      return draws ? 'drawn' : 'known';
    };
    return { page, isFaulty, choices: new Map(runs.map((run) => [run, choose(run)])) };
  });
}

/** Chooses everything. */
export function selectAll(pages: Page[]): Selection[] {
  return selectRuns(pages, { report: null, seed: 0, isDrawable: () => false });
}

/** Reduces a page to what is run of it; null if that is nothing. */
export function selectedPart({ page, choices, isFaulty }: Selection): Page | null {
  if (isFaulty) return page;
  const runs = [...choices].filter(([, choice]) => choice !== 'known').map(([run]) => run);
  return runs.length > 0 ? narrowPage(page, runs) : null;
}

/** Formats how many blocks are run, and why. */
export function describeSelection(selections: Selection[], seed: number): string {
  const count = (wanted: Choice) =>
    selections
      .flatMap(({ choices }) => [...choices])
      .filter(([, choice]) => choice === wanted)
      .reduce((sum, [{ judged }]) => sum + judged.length, 0);
  const blocks = selections.flatMap(({ page }) => page.blocks);
  const skipped = blocks.filter(({ fence }) => fence.skip !== undefined).length;
  const [known, drawn] = [count('known'), count('drawn')];
  const changed = blocks.length - skipped - known - drawn;
  return [
    `${format(blocks.length)} blocks: ${format(known)} as in the report, ${format(skipped)} skipped by their fence, `,
    `${format(changed)} changed and ${format(drawn)} drawn (seed ${seed}) are run`,
  ].join('');
}

function format(count: number) {
  return count.toLocaleString('en');
}

/** Returns a function that decides whether the report covers a run with all of its blocks. */
function readProofs(report: ExampleReport | null, file: string) {
  const blocks = report?.pages[file]?.blocks ?? [];
  const proven = new Set(
    blocks.flatMap((block) => (block.status === 'executed' ? [`${block.run} ${block.hash}`] : [])),
  );
  return ({ fingerprint, judged }: Run) => judged.every(({ hash }) => proven.has(`${fingerprint} ${hash}`));
}
