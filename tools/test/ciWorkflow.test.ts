import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../config/locales';

const workflow = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');

test('continuous integration builds every locale', () => {
  const matrix = /locale: \[(.+)\]/.exec(workflow)?.[1]?.split(', ');
  expect(matrix).toEqual([...locales]);
});

test('every action is pinned to a commit and says its version', () => {
  const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  const loose = actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/.test(action ?? ''));
  expect(loose).toEqual([]);
});
