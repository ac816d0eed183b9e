import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const minutes = (count: number): number => count * 60_000;

const taichiTests = ['tools/**/*.taichi.test.ts'];

/** A project of tests that share their needs: what must exist beforehand, how long they take. */
function project(
  name: string,
  include: readonly string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include: [...include], ...options } };
}

export default defineConfig({
  // Docusaurus' tsconfig leaves JSX to its bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    projects: [
      // Beside their code. Tests of plugins load Docusaurus, which takes seconds on a busy machine.
      project(
        'unit',
        ['{config,plugins,shared,src,tools,tests/{engines,unchanged,visual}}/**/*.test.{ts,tsx,mjs}'],
        {
          // Modules are loaded once in each worker, not once for each file, which took two thirds of the time.
          isolate: false,
          testTimeout: minutes(0.5),
          hookTimeout: minutes(1),
          exclude: taichiTests,
        },
      ),
      // They need Python and the environments that the examples make, which a fresh clone does not have before these have run.
      project('taichi', taichiTests, { testTimeout: minutes(2), hookTimeout: minutes(1) }),
      // They build the fixture site in copies, one after the other.
      project('fixture', ['tests/fixtures/*.test.ts'], {
        fileParallelism: false,
        testTimeout: minutes(3),
        hookTimeout: minutes(3),
      }),
      // They read the HTML of `build/`, or plan what a browser looks at.
      project('static', ['tests/{static,walk}/**/*.test.ts'], {
        testTimeout: minutes(1),
        disableConsoleIntercept: true,
      }),
      // They read `build/` and write nothing.
      project('search', ['tests/search/**/*.test.ts'], {
        testTimeout: minutes(5),
        hookTimeout: minutes(5),
        disableConsoleIntercept: true,
      }),
      // They open `build/` in Firefox and WebKit, one worker each.
      project('engines', ['tests/engines/**/*.spec.ts'], {
        globalSetup: 'tests/engines/setup.ts',
        maxWorkers: 2,
        // Longer than the limits in tests/engines/engine.ts, whose errors name what hangs.
        testTimeout: minutes(1.5),
        hookTimeout: minutes(1),
        expect: { poll: { timeout: 10_000, interval: 50 } },
      }),
      // They serve `build/` with the servers of Debian, with the settings that the build writes.
      project('hosts', ['tests/hosts/**/*.spec.ts'], { testTimeout: minutes(0.5), hookTimeout: minutes(5) }),
      // They build the real site in copies, one after the other.
      project('build', ['tests/build/**/*.test.ts'], {
        fileParallelism: false,
        testTimeout: minutes(10),
        hookTimeout: minutes(5),
      }),
    ],
  },
});
