import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Docusaurus' tsconfig leaves JSX to its bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    environment: 'node',
    include: ['{src,plugins,scripts,tests/engines}/**/*.test.{ts,tsx,mjs}'],
  },
});
