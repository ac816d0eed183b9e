import type { Block } from '../pages/blocks';
import type { Page } from '../pages/pages';
import type { Compiler } from './compiler';
import { extraNames, extraOf, type Extra } from '../runner/extra';
import { extraVariable, libraries } from './extras';
import type { InstallTools } from './install';
import { prepareExtra, prepareInterpreter, type Interpreter } from './interpreter';
import { exampleReleases, type ExampleRelease } from './releases';

/** A page with the tools that run it. */
export type Job = {
  page: Page;
  python: string;
  /** Interpreters with the extras that the page needs, where they exist. */
  extras: Partial<Record<Extra, string>>;
  /** C++ can be built. */
  compiler: boolean;
  /** Versions of all these tools. */
  identity: string;
};

export type JobTools = InstallTools & { compiler: Compiler; installsExtras: boolean };

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
  const without: Record<Extra, Gap> = {
    torch: createGap(),
    mesh: createGap(),
    packages: createGap(),
  };
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
    const found = new Map<Extra, { wanting: Page[]; interpreter: Interpreter | null }>();
    for (const extra of extraNames) {
      const wanting = own.filter((page) => page.blocks.some(({ fence }) => extraOf(fence) === extra));
      found.set(extra, {
        wanting,
        interpreter: await findExtra(release, extra, wanting, without[extra], tools),
      });
    }
    for (const page of own) {
      const its = [...found].flatMap(([extra, { wanting, interpreter: one }]) =>
        one && wanting.includes(page) ? [[extra, one] as const] : [],
      );
      const builds = native.includes(page) && 'identity' in compiler;
      jobs.push({
        page,
        python: interpreter.python,
        extras: Object.fromEntries(its.map(([extra, { python }]) => [extra, python])),
        compiler: builds,
        identity: [
          interpreter.identity,
          its.map(([, { identity }]) => identity).join('\n'),
          builds ? compiler.identity : '',
        ].join('\n'),
      });
    }
  }
  missing.print((count) => `the examples of ${count} pages were not run`, tools.print);
  for (const extra of extraNames) {
    const { title } = libraries[extra];
    without[extra].print(
      (count) => `the blocks of ${count} pages that need ${title} were not run`,
      tools.print,
    );
  }
  withoutCompiler.print((count) => `the C++ blocks of ${count} pages were not run`, tools.print);
  return {
    jobs,
    missing: missing.pages,
    lacking: [...extraNames.flatMap((extra) => without[extra].pages), ...withoutCompiler.pages],
  };
}

export const needsCompiler = ({ language, fence }: Block) => language !== 'python' && !fence.skip;

async function findExtra(
  release: ExampleRelease,
  extra: Extra,
  wanting: Page[],
  gap: Gap,
  { installsExtras: installs, ...tools }: JobTools,
): Promise<Interpreter | null> {
  if (wanting.length === 0) return null;
  const add = (reason: string) => gap.add(wanting, `${release.version}: ${reason}`);
  const found = await attempt(() => prepareExtra(release, extra, { ...tools, installs }), add);
  if (found === null) {
    const { title } = libraries[extra];
    add(`no environment with ${title}; add --extras, or set ${extraVariable(release, extra)}`);
  }
  return found ?? null;
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
