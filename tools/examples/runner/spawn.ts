import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** How a program ended. */
export type End = {
  code: number | null;
  signal: string | null;
  /** Seconds that it had, if it took longer and was killed. */
  overtime: number | null;
};

const VULKAN_DRIVERS = '/usr/share/vulkan/icd.d';

const running = new Set<ChildProcess>();

// Groups of their own do not receive the terminal's Ctrl+C.
process.on('exit', stopPrograms);

/**
 * Runs a program with its output in two files. When its time is up, it is killed with everything that it started.
 * @throws When it cannot be started.
 */
export function spawnLimited(
  [program = '', ...args]: string[],
  files: { stdout: string; stderr: string },
  { cwd, env, seconds }: { cwd: string; env: NodeJS.ProcessEnv; seconds: number },
): Promise<End> {
  const streams = [openSync(files.stdout, 'a'), openSync(files.stderr, 'a')];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', ...streams],
      // A group of its own, so that programs started by a block end with it.
      detached: true,
    });
    running.add(child);
    let overtime: number | null = null;
    const timer = setTimeout(() => {
      overtime = seconds;
      killGroup(child);
    }, seconds * 1000);
    const release = () => {
      running.delete(child);
      clearTimeout(timer);
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

/** Kills everything that is running. */
export function stopPrograms(): void {
  running.forEach(killGroup);
}

/** Builds the environment of a repeatable run: one thread, no cache, no network, no screen, Mesa's Vulkan. */
export function steadyEnvironment({ vulkan }: { vulkan: boolean }): NodeJS.ProcessEnv {
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
    // The order in which PyTorch sums depends on the number of threads.
    OMP_NUM_THREADS: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONHASHSEED: '0',
    PYTHONNOUSERSITE: '1',
    // Output before a crash must be on disk, not in a buffer.
    PYTHONUNBUFFERED: '1',
  };
}

/** Mesa's driver renders the same on every machine; without it the loader picks the machine's own. */
function softwareVulkan() {
  const names = existsSync(VULKAN_DRIVERS) ? readdirSync(VULKAN_DRIVERS) : [];
  const driver = names.find((name) => /^lvp_icd.*\.json$/.test(name));
  return driver && path.join(VULKAN_DRIVERS, driver);
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended in the meantime.
  }
}
