// @ts-check
import { findCompiler } from './examples-compiler.mjs';
import { prepareInterpreter, prepareTorch } from './examples-environment.mjs';
import { exampleReleases } from './examples-releases.mjs';

/** @typedef {import('./examples-pages.mjs').Page} Page */
/** @typedef {import('./examples-environment.mjs').Interpreter} Interpreter */

/**
 * @typedef {object} Job A page with what runs it.
 * @property {Page} page
 * @property {string} python
 * @property {string | null} torch The interpreter that has PyTorch, where the page needs it and there is one.
 * @property {boolean} compiler
 * @property {string} identity Versions of all of them; part of the cache's key.
 */

/** @typedef {import('./examples-install.mjs').InstallTools & { installsTorch: boolean }} JobTools */

/**
 * Takes pages; finds or makes what runs them, and gives a job for each, the pages of releases that no Python here has,
 * and the pages some blocks of which have to be left out. What is missing is printed, one line for each kind.
 * @param {Page[]} pages
 * @param {JobTools} tools
 * @returns {Promise<{ jobs: Job[], missing: Page[], lacking: Page[] }>}
 */
export async function prepareJobs(pages, tools) {
  /** @type {Job[]} */
  const jobs = [];
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

/**
 * @param {import('./examples-releases.mjs').ExampleRelease} release
 * @param {Page[]} wanting
 * @param {ReturnType<typeof createGap>} gap
 * @param {JobTools} tools
 * @returns {Promise<Interpreter | null>}
 */
async function findTorch(release, wanting, gap, { installsTorch: installs, ...tools }) {
  if (wanting.length === 0) return null;
  const add = (/** @type {string} */ reason) => gap.add(wanting, `${release.version}: ${reason}`);
  const torch = await attempt(() => prepareTorch(release, { ...tools, installs }), add);
  if (torch === null) add(`no environment with PyTorch; add --torch, or set ${release.torchVariable}`);
  return torch ?? null;
}

/**
 * Gives what a function gives, or nothing where it throws; the reason then goes to the listener.
 * @template T
 * @param {() => Promise<T>} make
 * @param {(reason: string) => void} onFailure
 * @returns {Promise<T | undefined>}
 */
async function attempt(make, onFailure) {
  try {
    return await make();
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

function createGap() {
  /** @type {Page[]} */
  const pages = [];
  /** @type {string[]} */
  const reasons = [];
  return {
    pages,
    /** @param {Page[]} more @param {string} reason */
    add(more, reason) {
      pages.push(...more);
      reasons.push(reason);
    },
    /** @param {(count: number) => string} describe @param {(line: string) => void} print */
    print(describe, print) {
      if (pages.length > 0) print(`${describe(pages.length)}: ${reasons.join('; ')}`);
    },
  };
}

/** @param {import('./examples-blocks.mjs').Block} block */
const needsTorch = ({ fence }) => fence.torch && !fence.skip;

/** @param {import('./examples-blocks.mjs').Block} block */
const needsCompiler = ({ language, fence }) => language !== 'python' && !fence.skip;
