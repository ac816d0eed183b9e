import { defineConfig } from 'vitest/config';

/** Tests of the search index that a build has made: they read `build/` and make nothing themselves. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/search/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
