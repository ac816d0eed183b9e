import path from 'node:path';
import { expect, it } from 'vitest';
import { listMarkdownSources, markdownCache } from './markdownCache';

const names = () => listMarkdownSources().map((file) => path.relative(path.join(__dirname, '../..'), file));

it('lists the code that compiles Markdown, without its tests', () => {
  expect(names()).toEqual(
    expect.arrayContaining(['plugins/markdown/stackTable.ts', 'shared/code/findLanes.ts']),
  );
  expect(names().filter((name) => name.includes('.test.'))).toEqual([]);
});

it('adds them to the dependencies of the cache', () => {
  const { configureWebpack } = markdownCache();
  const config = { experiments: { cache: { type: 'persistent' } } };
  expect(configureWebpack?.(config as never, false, {} as never, undefined)).toEqual({
    experiments: { cache: { buildDependencies: listMarkdownSources() } },
    plugins: [{ apply: expect.any(Function) as unknown }],
  });
});
