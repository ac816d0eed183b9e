import { expect, it } from 'vitest';
import { addSharedChunks } from './sharedChunks';

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
