import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { locales } from '../../src/config/locales';

const schema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z.object({ matrix: z.object({ locale: z.array(z.string()) }) }).optional(),
      steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })),
    }),
  ),
});

const text = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');
const jobs = Object.values(schema.parse(load(text)).jobs);

test('continuous integration builds every locale', () => {
  const building = jobs.filter(({ steps }) =>
    steps.some(({ run }) => run?.includes('--locale ${{ matrix.locale }}')),
  );
  expect(building.map(({ strategy }) => strategy?.matrix.locale)).toEqual([[...locales]]);
});

test('every action is pinned to a commit, with its version in a comment', () => {
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const pinned = actions.filter((action) => /^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(action));
  expect(pinned).toEqual(actions);
  // YAML has no comments after parsing.
  const commented = [...text.matchAll(/uses: (\S+) # v\d+\.\d+\.\d+$/gm)].map(([, action]) => action);
  expect(commented).toEqual(actions);
});
