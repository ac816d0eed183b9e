import path from 'node:path';
import pLimit from 'p-limit';
import { apiFolderOf } from '../../config/versions';
import { libraries } from '../examples/environment/extras';
import { folderIn } from '../examples/environment/install';
import { extraNames, type Extra } from '../examples/runner/extra';
import { prepareExtra, prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases } from '../examples/environment/releases';
import { stopPrograms } from '../examples/runner/spawn';
import type { Outcome } from '../test/outcome';
import type { NotebookOptions } from './arguments';
import { findNotebooks, type NotebookFile } from './findNotebooks';
import { readNotebook } from './readNotebook';
import { runNotebook } from './runNotebook';

type Tools = {
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
  readonly signal?: AbortSignal;
};

type Pythons = { readonly plain: string } & { readonly [name in Extra]?: string };

const titleOf = (needed: Extra | 'plain'): string =>
  needed === 'plain' ? 'Taichi' : libraries[needed].title;

type Result = { readonly failures: readonly string[]; readonly skipped?: string };

/** Formats the number of skipped notebooks with their reasons, each once. */
function describeSkips(results: readonly Result[]): string {
  const reasons = results.flatMap(({ skipped }) => skipped ?? []);
  return reasons.length === 0
    ? '0 skipped'
    : `${reasons.length} skipped (${[...new Set(reasons)].join('; ')})`;
}

/** Finds the interpreters of the releases that notebooks need; creating one takes minutes. */
async function findPythons(
  root: string,
  notebooks: readonly NotebookFile[],
  { extras: installs }: NotebookOptions,
  { env, print }: Tools,
): Promise<Map<string, Pythons>> {
  const machine = { cache: path.join(root, '.cache', 'examples'), env, print };
  const pythons = new Map<string, Pythons>();
  for (const release of exampleReleases) {
    if (!notebooks.some(({ version }) => apiFolderOf(version) === release.version)) continue;
    const plain = await prepareInterpreter(release, machine);
    const torch = await prepareExtra(release, 'torch', { ...machine, installs });
    const mesh = await prepareExtra(release, 'mesh', { ...machine, installs });
    const packages = await prepareExtra(release, 'packages', { ...machine, installs });
    pythons.set(release.version, {
      plain: plain.python,
      torch: torch?.python,
      mesh: mesh?.python,
      packages: packages?.python,
    });
  }
  return pythons;
}

/**
 * Runs the notebooks of the built site, each in a process of its own, and prints a line for each and each failure.
 *
 * @throws When the site was not built, or a release has no interpreter.
 */
export async function checkNotebooks(root: string, options: NotebookOptions, tools: Tools): Promise<Outcome> {
  const notebooks = findNotebooks(root).filter(
    ({ name }) => options.names.length === 0 || options.names.some((part) => name.includes(part)),
  );
  if (notebooks.length === 0) throw new Error(`no notebook has ${options.names.join(' or ')} in its path`);
  const pythons = await findPythons(root, notebooks, options, tools);
  const limit = pLimit(options.jobs);
  tools.signal?.addEventListener('abort', () => {
    limit.clearQueue();
    stopPrograms();
  });
  let done = 0;
  const run = async ({ file, name, version }: NotebookFile): Promise<Result> => {
    const cells = readNotebook(file);
    const found = pythons.get(apiFolderOf(version));
    const needed = extraNames.filter((extra) => cells.some((cell) => cell.extra === extra));
    const missing = needed.find((extra) => found?.[extra] === undefined);
    const python = found?.[needed[0] ?? 'plain'];
    if (missing !== undefined || python === undefined)
      return { failures: [], skipped: `no environment with ${titleOf(missing ?? 'plain')}` };
    const since = performance.now();
    const failures = await runNotebook({
      ...{ name, cells, python, seconds: options.seconds },
      // The environment is that of the first extra; what else the cells need is installed beside it, without NumPy.
      libraries: needed.slice(1).map((extra) => folderIn(path.join(root, '.cache', 'examples'), extra)),
    });
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    tools.print(`[${(done += 1)}/${notebooks.length}] ${name}: ${cells.length} cells, ${seconds} s`);
    for (const line of failures) tools.print(line);
    return { failures };
  };
  const results = await Promise.all(notebooks.map((notebook) => limit(() => run(notebook))));
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const skipped = results.filter((result) => result.skipped !== undefined).length;
  tools.print(`${results.length - skipped} ran, ${describeSkips(results)}`);
  return {
    passed: results.length - skipped - failed,
    ...{ failed, skipped },
    details: results.flatMap(({ failures }) => failures).join('\n'),
    isPrinted: true,
  };
}
