import { ensureChromium } from '../../shared/browser';
import type { TestOptions } from '../arguments';
import { runPlaywright, runVitest } from '../programs';
import type { Step } from '../schedule';

/** Steps that open the built site in browsers. */
export function browserSteps(root: string, { isWhole, shard, grep }: TestOptions): Step[] {
  return [
    {
      name: 'browser tests',
      needs: 'build',
      cores: 2,
      // Long enough for a walk of all pages after all browser tests, which a run is whose reports are out of date.
      limit: isWhole ? 120 : 90,
      async run(tools) {
        const chromium = await ensureChromium(root, tools.print);
        const env = { CHROME_PATH: chromium, ...(isWhole && { WALK: 'all', E2E: 'all' }) };
        const selected = [
          ...(shard === null ? [] : ['--shard', shard]),
          ...(grep === null ? [] : ['--grep', grep]),
        ];
        return runPlaywright({ root, tools, env }, selected);
      },
    },
    // Shards share the tests in Chromium; the short run of the other engines is not worth dividing.
    ...(shard === null || shard.startsWith('1/') ? [otherEngines(root, isWhole)] : []),
    ...(isWhole && (shard === null || shard.startsWith('1/')) ? [pictures(root)] : []),
  ];
}

function otherEngines(root: string, isWhole: boolean): Step {
  return {
    name: 'other engines',
    needs: 'build',
    // Half of the short run waits for the browsers: another step fits beside it.
    cores: isWhole ? 2 : 1,
    limit: isWhole ? 40 : 8,
    run: (tools) => runVitest({ root, tools, env: { ENGINES: isWhole ? 'all' : 'short' } }, 'engines'),
  };
}

/** Forty pages, compared with how they looked when somebody accepted it. */
function pictures(root: string): Step {
  return {
    name: 'pictures of pages',
    needs: 'build',
    cores: 2,
    limit: 15,
    async run(tools) {
      const env = { CHROME_PATH: await ensureChromium(root, tools.print) };
      return runPlaywright({ root, tools, env }, ['--config', 'tests/visual/playwright.config.ts']);
    },
  };
}
