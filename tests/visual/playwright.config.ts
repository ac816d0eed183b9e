import path from 'node:path';
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** Pictures of pages, apart from the other browser tests: `npm test` does not compare them. */
export default defineConfig({
  ...shared,
  testDir: __dirname,
  testMatch: '*.spec.ts',
  // Nothing is left out here, and a relative path would start in this folder.
  globalSetup: [],
  outputDir: path.resolve('test-results/visual-run'),
  // The server is started in this folder otherwise.
  webServer: { ...[shared.webServer].flat()[0]!, cwd: path.resolve(__dirname, '../..') },
});
