// @ts-check
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRun } from './examples-trace.mjs';

/** @typedef {import('./examples-plan.mjs').Process} Process */
/** @typedef {import('./examples-trace.mjs').Trace} Trace */
/** @typedef {import('./examples-trace.mjs').Ending} Ending */

const worker = fileURLToPath(new URL('../examples/run_process.py', import.meta.url));
const VULKAN_DRIVERS = '/usr/share/vulkan/icd.d';

/** Seconds that a process may take; drawing without a GPU is slow. */
const LIMIT = { plain: 120, frames: 300 };

/**
 * Takes one process of a page, an interpreter and an empty folder to work in; runs it and gives what happened to each block.
 * @param {Process} process_
 * @param {{ page: string, python: string, folder: string, limit?: number }} options The page's path is absolute.
 * @returns {Promise<{ traces: Trace[], ending: Ending }>}
 */
export async function runProcess(process_, { page, python, folder, limit }) {
  const scratch = path.join(folder, 'work');
  mkdirSync(scratch, { recursive: true });
  const files = {
    plan: path.join(folder, 'plan.json'),
    log: path.join(folder, 'log'),
    stdout: path.join(folder, 'stdout'),
    stderr: path.join(folder, 'stderr'),
  };
  const { blocks, frames, vulkan } = process_;
  writeFileSync(
    files.plan,
    JSON.stringify({ page, frames, blocks: blocks.map(({ line, code }) => ({ line, code })) }),
  );
  const seconds = limit ?? (frames ? LIMIT.frames : LIMIT.plain);
  const end = await spawnWorker(python, files, { cwd: scratch, env: environment({ vulkan }), seconds });
  return readRun(files, end);
}

/**
 * Settings that make a run repeatable: one thread, no cache, no network, no screen.
 * @param {{ vulkan: boolean }} options
 */
function environment({ vulkan }) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PYTHON|TI_|TAICHI_)/.test(name));
  const processor = process.arch === 'arm64' ? 'arm64' : 'x64';
  return {
    VK_ICD_FILENAMES: softwareVulkan(),
    ...Object.fromEntries(inherited),
    TI_ARCH: vulkan ? 'vulkan' : processor,
    TI_CPU_MAX_NUM_THREADS: '1',
    TI_GUI_SHOW: '0',
    TI_OFFLINE_CACHE: '0',
    TI_SKIP_VERSION_CHECK: 'ON',
    LC_ALL: 'C.UTF-8',
    MPLBACKEND: 'Agg',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONHASHSEED: '0',
    PYTHONNOUSERSITE: '1',
    // What a block printed before it crashed is on disk, not in a buffer.
    PYTHONUNBUFFERED: '1',
  };
}

/** Mesa's driver gives the same numbers and pictures on every machine; without it the machine's own is taken. */
function softwareVulkan() {
  const names = existsSync(VULKAN_DRIVERS) ? readdirSync(VULKAN_DRIVERS) : [];
  const driver = names.find((name) => /^lvp_icd.*\.json$/.test(name));
  return driver && path.join(VULKAN_DRIVERS, driver);
}

/**
 * @param {string} python
 * @param {{ plan: string, log: string, stdout: string, stderr: string }} files
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, seconds: number }} options
 * @returns {Promise<Omit<Ending, 'windows'>>}
 */
function spawnWorker(python, files, { cwd, env, seconds }) {
  const streams = [openSync(files.stdout, 'a'), openSync(files.stderr, 'a')];
  return new Promise((resolve, reject) => {
    const child = spawn(python, [worker, files.plan, files.log], {
      cwd,
      env,
      stdio: ['ignore', ...streams],
      // A group of its own, so that what a block starts ends with it.
      detached: true,
    });
    /** @type {number | null} */
    let overtime = null;
    const kill = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself in the meantime.
      }
    };
    const stop = () => {
      kill();
      process.exit(130);
    };
    const timer = setTimeout(() => {
      overtime = seconds;
      kill();
    }, seconds * 1000);
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const release = () => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      streams.forEach((stream) => closeSync(stream));
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code, signal) => {
      release();
      resolve({ code, signal, overtime });
    });
  });
}
