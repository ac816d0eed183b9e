import { findCompiler } from './compiler';
import { prepareInterpreter, prepareTorch } from './environment';
import { exampleReleases } from './releases';
import type { Block } from './blocks';
import type { Interpreter } from './environment';
import type { InstallTools } from './install';
import type { Page } from './pages';
import type { ExampleRelease } from './releases';

/** A page with what runs it. */
export type Job = {
  page: Page;
  python: string;
  /** The interpreter that has PyTorch, where the page needs it and there is one. */
  torch: string | null;
  compiler: boolean;
  /** Versions of all of them; part of the cache's key. */
  identity: string;
};

export type JobTools = InstallTools & { installsTorch: boolean };

/**
 * Takes pages; finds or makes what runs them, and gives a job for each, the pages of releases that no Python here has,
 * and the pages some blocks of which have to be left out. What is missing is printed, one line for each kind.
 */
export async function prepareJobs(
  pages: Page[],
  tools: JobTools,
): Promise<{ jobs: Job[]; missing: Page[]; lacking: Page[] }> {
  const jobs: Job[] = [];
  const missing = createGap();
  const withoutTorch = createGap();
  const withoutCompiler = createGap();
  const native = pages.filter((page) => page.blocks.some(needsCompiler));
  const compiler = native.length > 0 ? findCompiler(tools.env) : { identity: '' };
  if ('missing' in compiler) withoutCompiler.add(native, `install ${compiler.missing}`);

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

async function findTorch(
  release: ExampleRelease,
  wanting: Page[],
  gap: ReturnType<typeof createGap>,
  { installsTorch: installs, ...tools }: JobTools,
): Promise<Interpreter | null> {
  if (wanting.length === 0) return null;
  const add = (reason: string) => gap.add(wanting, `${release.version}: ${reason}`);
  const torch = await attempt(() => prepareTorch(release, { ...tools, installs }), add);
  if (torch === null) add(`no environment with PyTorch; add --torch, or set ${release.torchVariable}`);
  return torch ?? null;
}

/**
 * Gives what a function gives, or nothing where it throws; the reason then goes to the listener.
 */
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

const needsTorch = ({ fence }: Block) => fence.torch && !fence.skip;

const needsCompiler = ({ language, fence }: Block) => language !== 'python' && !fence.skip;
