import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseNotebookArguments } from '../../notebooks/arguments';
import { checkNotebooks } from '../../notebooks/check';
import { buildSite } from '../../site/buildSite';
import type { TestOptions } from '../arguments';
import { failure, outcomeOfCommand } from '../outcome';
import { runVitest } from '../programs';
import type { Step } from '../schedule';
import { hostSteps } from './hosts';

/** Steps that build the site in every locale and read what was built. */
export function buildSteps(root: string, { isWhole, reusesBuild }: TestOptions): Step[] {
  return [
    reusesBuild ? existingBuild(root) : newBuild(root),
    {
      name: 'static pages',
      needs: 'build',
      cores: 1,
      limit: 5,
      run: (tools) => runVitest({ root, tools }, 'static'),
    },
    {
      name: 'search',
      needs: 'build',
      cores: 1,
      limit: 10,
      run: (tools) => runVitest({ root, tools }, 'search'),
    },
    ...(isWhole ? [...hostSteps(root), notebooks(root), ...longBuilds(root)] : []),
  ];
}

function newBuild(root: string): Step {
  return {
    name: 'build',
    cores: 1,
    limit: 20,
    run: async ({ print, signal }) => outcomeOfCommand(await buildSite(root, { print, signal })),
  };
}

function existingBuild(root: string): Step {
  return {
    name: 'build',
    cores: 1,
    limit: 1,
    run: async () =>
      existsSync(path.join(root, 'build/index.html'))
        ? { passed: 1, failed: 0, skipped: 0, details: '' }
        : failure('build/index.html is missing. Fix: leave out --reuse-build, or run npm run build'),
  };
}

/** The notebooks of the built site, run as Jupyter would. */
function notebooks(root: string): Step {
  return {
    name: 'notebooks',
    needs: 'build',
    cores: availableParallelism(),
    limit: 60,
    run: ({ print, signal }) =>
      checkNotebooks(root, parseNotebookArguments(['--extras']), { env: process.env, print, signal }),
  };
}

/** Builds of the real site beside the one that is tested: each in a copy, one after the other. */
function longBuilds(root: string): Step[] {
  return [
    {
      name: 'builds of the real site',
      cores: 2,
      limit: 60,
      run: (tools) => runVitest({ root, tools }, 'build'),
    },
  ];
}
