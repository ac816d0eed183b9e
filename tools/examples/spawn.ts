import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Overtime: the seconds it had. */
export type End = { code: number | null; signal: string | null; overtime: number | null };

const VULKAN_DRIVERS = '/usr/share/vulkan/icd.d';

/**
 * Takes a command and two files for what it writes; runs it and tells how it ended. After its time it is killed, together
 * with all that it started. Throws when it cannot start.
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
      // A group of its own, so that what a block starts ends with it.
      detached: true,
    });
    let overtime: number | null = null;
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

/**
 * Gives the environment of a run that can be repeated: one thread, no cache, no network, no screen, Mesa's Vulkan.
 */
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
    // PyTorch sums in as many parts as it has threads.
    OMP_NUM_THREADS: '1',
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
