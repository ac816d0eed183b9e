import { defineConfig } from 'vitest/config';

/** Tests that build the site themselves: minutes, not milliseconds, and one at a time. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/build/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
