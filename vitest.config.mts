import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Docusaurus' tsconfig leaves JSX to its bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: ['{src,plugins,scripts}/**/*.test.{ts,tsx,mjs}'],
    // The tests of plugins load Docusaurus, which takes a second, or ten on a machine that builds at the same time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
