import { existsSync } from 'node:fs';
import { ensureChromium } from '../../shared/browser';
import { skip } from '../outcome';
import { runPlaywright, runVitest } from '../programs';
import type { Step } from '../schedule';

/** Servers of Debian, which the first of these steps installs: tests/hosts. */
const programs: Readonly<Record<string, string>> = {
  nginx: '/usr/sbin/nginx',
  Caddy: '/usr/bin/caddy',
  Apache: '/usr/sbin/apache2',
};

/** What a server has a part in: headers, redirects, pages for unknown addresses, caches, deployments, a network that goes away. */
const specs = [
  'deployments',
  'failures',
  'first-view',
  'languages',
  'navigation',
  'no-script',
  'offline',
  'policy',
  'prefetch',
  'redirects',
  'search-page',
  'versions',
];

/** The built site on each server, with the settings that the build writes: asked for files, and opened in Chromium. */
export const hostSteps = (root: string): Step[] => [
  {
    name: 'hosts',
    needs: 'build',
    cores: 1,
    limit: 15,
    run: (tools) => runVitest({ root, tools }, 'hosts'),
  },
  ...Object.entries(programs).map(([name, program], index): Step => ({
    name: `browser tests on ${name}`,
    needs: 'hosts',
    cores: 2,
    limit: 20,
    async run(tools) {
      if (!existsSync(program)) return skip(`${name} is not installed`);
      const env = {
        CHROME_PATH: await ensureChromium(root, tools.print),
        TEST_HOST: name,
        TEST_PORT: String(4183 + index),
        E2E: 'all',
      };
      return runPlaywright(
        { root, tools, env },
        specs.map((spec) => `tests/e2e/${spec}.spec.ts`),
      );
    },
  })),
];
