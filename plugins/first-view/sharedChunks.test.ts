import { expect, it } from 'vitest';
import { addSharedChunks } from './sharedChunks';

const line = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const registry = [
  line('a1', '@site/blog/ripple/cover.webp'),
  line('a2', '!!picture-variants?360,480!@site/src/pages/gallery/img/ink.webp'),
  line('b1', '@generated/docusaurus-plugin-content-blog/default/p/blog-tags-tip-0de.json'),
  line('c1', '@site/docs/field.md'),
  line('d1', '@site/blog/kept/cover.webp'),
].join('\n');

it('finds the chunk that pictures and tags were merged into', () => {
  const manifest = { entrypoints: ['main'] as [string], origins: { d1: [7] }, assets: {} };
  expect(addSharedChunks(manifest, registry).origins).toEqual({
    a1: ['covers'],
    a2: ['covers'],
    b1: ['tags'],
    d1: [7],
  });
});
