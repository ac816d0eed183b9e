import { defineConfig } from 'vitest/config';

/** The built site in Firefox and WebKit, one worker each: see tests/engines/README.md. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/**/*.spec.ts'],
    globalSetup: 'tests/engines/setup.ts',
    maxWorkers: 2,
    // Longer than the limits in tests/engines/engine.ts, which name what has hung.
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
