import type { Block } from '../pages/blocks';
import type { Page } from '../pages/pages';
import type { Compiler } from './compiler';
import type { InstallTools } from './install';
import { prepareInterpreter, prepareTorch, type Interpreter } from './interpreter';
import { exampleReleases, type ExampleRelease } from './releases';

/** A page with the tools that run it. */
export type Job = {
  page: Page;
  python: string;
  /** Interpreter that has PyTorch, if the page needs it and one exists. */
  torch: string | null;
  /** C++ can be built. */
  compiler: boolean;
  /** Versions of all these tools. */
  identity: string;
};

export type JobTools = InstallTools & { compiler: Compiler; installsTorch: boolean };

/**
 * Finds or installs the tools that pages need, and prints one line for each kind that is missing.
 * @returns `missing`: pages of releases without an interpreter. `lacking`: pages some blocks of which cannot run.
 */
export async function prepareJobs(
  pages: Page[],
  tools: JobTools,
): Promise<{ jobs: Job[]; missing: Page[]; lacking: Page[] }> {
  const { compiler } = tools;
  const jobs: Job[] = [];
  const missing = createGap();
  const withoutTorch = createGap();
  const withoutCompiler = createGap();
  const native = pages.filter((page) => page.blocks.some(needsCompiler));
  if ('missing' in compiler && native.length > 0) {
    withoutCompiler.add(native, `install ${compiler.missing}`);
  }

  for (const release of exampleReleases) {
    const own = pages.filter((page) => page.release.version === release.version);
    if (own.length === 0) continue;
    const interpreter = await attempt(
      () => prepareInterpreter(release, tools),
      (reason) => missing.add(own, `${release.version}: ${reason}`),
    );
    if (!interpreter) continue;
    const wanting = own.filter((page) => page.blocks.some(needsTorch));
    const torch = await findTorch(release, wanting, withoutTorch, tools);
    for (const page of own) {
      const its = wanting.includes(page) ? torch : null;
      const builds = native.includes(page) && 'identity' in compiler;
      jobs.push({
        page,
        python: interpreter.python,
        torch: its?.python ?? null,
        compiler: builds,
        identity: [interpreter.identity, its?.identity ?? '', builds ? compiler.identity : ''].join('\n'),
      });
    }
  }
  missing.print((count) => `the examples of ${count} pages were not run`, tools.print);
  withoutTorch.print((count) => `the PyTorch blocks of ${count} pages were not run`, tools.print);
  withoutCompiler.print((count) => `the C++ blocks of ${count} pages were not run`, tools.print);
  return { jobs, missing: missing.pages, lacking: [...withoutTorch.pages, ...withoutCompiler.pages] };
}

export const needsTorch = ({ fence }: Block) => fence.torch && !fence.skip;

export const needsCompiler = ({ language, fence }: Block) => language !== 'python' && !fence.skip;

async function findTorch(
  release: ExampleRelease,
  wanting: Page[],
  gap: Gap,
  { installsTorch: installs, ...tools }: JobTools,
): Promise<Interpreter | null> {
  if (wanting.length === 0) return null;
  const add = (reason: string) => gap.add(wanting, `${release.version}: ${reason}`);
  const torch = await attempt(() => prepareTorch(release, { ...tools, installs }), add);
  if (torch === null) add(`no environment with PyTorch; add --torch, or set ${release.torchVariable}`);
  return torch ?? null;
}

/** Returns the result of a function; undefined if it throws, after passing the reason to the listener. */
async function attempt<T>(
  make: () => Promise<T>,
  onFailure: (reason: string) => void,
): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Pages that cannot be run in full, with the reasons. */
type Gap = ReturnType<typeof createGap>;

function createGap() {
  const pages: Page[] = [];
  const reasons: string[] = [];
  return {
    pages,
    add(more: Page[], reason: string) {
      pages.push(...more);
      reasons.push(reason);
    },
    print(describe: (count: number) => string, print: (line: string) => void) {
      if (pages.length > 0) print(`${describe(pages.length)}: ${reasons.join('; ')}`);
    },
  };
}
