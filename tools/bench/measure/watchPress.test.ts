import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { projectRoot } from '../../shared/projectRoot';

/** The script as the benchmark gets it: tsx compiles it differently from Vitest. */
function compiledScript(): string {
  const file = path.join(projectRoot, 'tools/bench/measure/watchPress.ts');
  const program = `const { watchScript } = require(${JSON.stringify(file)});
    process.stdout.write(watchScript({ target: 'window.button', state: 'window.label' }));`;
  return execFileSync(process.execPath, ['--import', 'tsx', '--eval', program], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
}

// Starting tsx takes a while on a busy machine.
test('compiled by tsx, the script times the first trusted press and its effect', { timeout: 30_000 }, () => {
  const frames: (() => void)[] = [];
  const listeners: ((event: object) => void)[] = [];
  const remembered = new Map<string, string>();
  const button = {
    contains: (element: unknown) => element === button,
    getBoundingClientRect: () => ({ x: 10, y: 20, width: 40, height: 30 }),
  };
  const page = {
    button,
    label: 'closed',
    now: 0,
    benchWatch: undefined,
    performance: { timeOrigin: 1000, now: () => page.now, getEntriesByName: () => [{}] },
    sessionStorage: {
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => remembered.set(key, value),
    },
    document: { body: {}, elementFromPoint: () => button },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
  };
  const drawFrame = () => frames.shift()?.();
  const press = (event: object) => listeners.forEach((listener) => listener(event));

  runInNewContext(compiledScript(), { ...page, window: page });

  drawFrame();
  expect(page.benchWatch).toMatchObject({ place: { x: 30, y: 35 }, state: 'closed', pressedAt: 0 });

  press({ isTrusted: false, timeStamp: 1 });
  press({ isTrusted: true, timeStamp: 5 });
  drawFrame();
  expect(page.benchWatch).toMatchObject({ pressedAt: 1005, before: 'closed', effectAt: 0 });

  Object.assign(page, { label: 'open', now: 50 });
  drawFrame();
  expect(page.benchWatch).toMatchObject({ state: 'open', effectAt: 1050 });
});
