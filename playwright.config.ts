import { defineConfig } from '@playwright/test';
import { systemChromium, WITHOUT_EXTRAS } from './tools/shared/systemChromium';

const port = Number(process.env.TEST_PORT ?? 4173);

// Server that the tests see: nginx, caddy or apache with the settings that the build writes, else the preview server.
const host = process.env.TEST_HOST;

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,walk}/**/*.spec.ts',
  globalSetup: './tests/unchanged/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only sometimes is a defect: nothing is tried twice.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  webServer: {
    command: host
      ? `node --import tsx tests/hosts/serve.ts ${host} ${port}`
      : `node tools/run.mjs site/serve --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !host && !process.env.CI,
    timeout: 30_000,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Colors that are on their way to another mode would be measured as wrong ones.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: systemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        WITHOUT_EXTRAS,
      ],
    },
  },
});
