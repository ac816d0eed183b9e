import { defineConfig } from 'vitest/config';

/** Those that build the fixture, a minute in all; with `PROOF=all` also those that build the real site. */
const folders = process.env.PROOF === 'all' ? ['build', 'build-all'] : ['build'];

/** Tests that build a site, one at a time. */
export default defineConfig({
  test: {
    environment: 'node',
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
