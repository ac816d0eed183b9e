import { describe, expect, it } from 'vitest';
import { listLoaders } from './shortenRegistry.mjs';

const entry = (name: string, place: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${place}"), "${place}", require.resolveWeak("${place}")],`;
const registry = `export default {\n${entry('0a1', '@site/a, \\"b\\".md')}\n${entry('0b2', '@theme/Page')}};\n`;

describe('listLoaders', () => {
  it('gives what loads each chunk, in the order of the numbers', () => {
    const numbers = new Map([
      ['0b2', 0],
      ['0a1', 1],
    ]);
    expect(listLoaders(registry, numbers)).toBe(`export default [
() => import(/* webpackChunkName: "0" */ "@theme/Page"),
() => import(/* webpackChunkName: "1" */ "@site/a, \\"b\\".md")
].map((load) => [load, "", undefined]);
`);
  });

  it('puts the parts of a documentation page together', () => {
    const parts = `export default {\n${entry('0a1', '@theme/DocRoot')}\n${entry('0b2', '@theme/Page')}\n${entry('0c3', '@theme/DocItem')}};\n`;
    const numbers = new Map(['0c3', '0b2', '0a1'].map((name, index) => [name, index]));
    expect(listLoaders(parts, numbers)).toContain(`[
() => import(/* webpackChunkName: "0" */ "@theme/DocItem"),
() => import(/* webpackChunkName: "1" */ "@theme/Page"),
() => import(/* webpackChunkName: "0" */ "@theme/DocRoot")
]`);
  });

  it.each([
    ['a chunk without a number', ['0a1'], /has a chunk 0b2 that no route uses/],
    ['a number without a chunk', ['0a1', '0b2', '0c3'], /has no entry for 0c3/],
  ])('refuses %s', (_what, names, message) => {
    expect(() => listLoaders(registry, new Map(names.map((name, index) => [name, index])))).toThrow(message);
  });
});
