import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnLimited, steadyEnvironment } from '../examples/runner/spawn';
import { readRun } from '../examples/runner/trace';
import { judgeCells } from './judgeCells';
import type { NotebookCell } from './readNotebook';

// cspell:ignore PYTHONPATH
const worker = fileURLToPath(new URL('python/run_notebook.py', import.meta.url));

type Run = {
  /** Name of the notebook, for the messages. */
  readonly name: string;
  readonly cells: readonly NotebookCell[];
  readonly python: string;
  /** Folders of packages that this Python does not have itself. */
  readonly libraries: readonly string[];
  /** Seconds after which it is killed. */
  readonly seconds: number;
};

/** Runs the cells of a notebook in one process; returns lines for each failure. */
export async function runNotebook({ name, cells, python, libraries, seconds }: Run): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'notebook-'));
  const cwd = path.join(folder, 'work');
  const at = (file: string) => path.join(folder, file);
  const files = { plan: at('plan.json'), log: at('log'), stdout: at('stdout'), stderr: at('stderr') };
  const plan = {
    page: path.join(folder, path.basename(name)),
    gpu: 'vulkan',
    cells: cells.map(({ code, frames, needsGpu, raises, isReset }) => ({
      ...{ code, frames, gpu: needsGpu, raises, reset: isReset },
    })),
  };
  try {
    mkdirSync(cwd);
    writeFileSync(files.plan, JSON.stringify(plan));
    const end = await spawnLimited([python, worker, files.plan, files.log], files, {
      cwd,
      env: {
        ...steadyEnvironment({ vulkan: false }),
        // Programs that a cell starts may use the cache, whose lock others hold; Taichi reports that on standard error.
        TI_OFFLINE_CACHE_FILE_PATH: path.join(folder, 'cache'),
        ...(libraries.length > 0 && { PYTHONPATH: libraries.join(path.delimiter) }),
      },
      seconds,
    });
    return judgeCells(name, cells, readRun(files, end));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
