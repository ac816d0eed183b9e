import { expect, it } from 'vitest';
import { addSharedChunks, chunkOfModule } from './sharedChunks';

const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const registry = [
  line('b1', '@generated/docusaurus-plugin-content-blog/default/p/blog-tags-tip-0de.json'),
  line('c1', '@site/docs/field.md'),
  line('b2', '@generated/docusaurus-plugin-content-blog/default/p/blog-tags-kept-1de.json'),
].join('\n');

it('finds the chunk that tags were merged into', () => {
  const manifest = { entrypoints: ['main'] as [string], origins: { b2: [7] }, assets: {} };
  expect(addSharedChunks(manifest, registry).origins).toEqual({
    b1: ['tags'],
    b2: [7],
  });
});

it.each([
  ['@generated/docusaurus-plugin-content-blog/default/p/blog-tags-tip-0de.json', 'tags'],
  ['C:\\site\\.docusaurus\\docs-index\\default\\__plugin.json', 'plugins'],
  ['~blog/user-stories/blogMetadata-user-stories.json', 'plugins'],
  ['@generated/api-reference/default/v1.6.0-taichi-tools.json', 'api-v1-6-0-tools'],
  [
    '/site/.docusaurus/api-reference/default/current-taichi-profiler-kernel_metrics.json',
    'api-current-profiler',
  ],
  ['@generated/api-reference/default/current-taichi-toolsets.json', undefined],
  ['@site/docs/field.md', undefined],
])('names the shared chunk of %s: %s', (file, name) => {
  expect(chunkOfModule(file)).toBe(name);
});
