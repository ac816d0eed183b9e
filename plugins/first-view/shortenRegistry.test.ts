import { expect, it } from 'vitest';
import shortenRegistry from './shortenRegistry.mjs';

const entry = (request: string): string =>
  `  "ab": [() => import(/* webpackChunkName: "ab" */ "@site/docs/field.md"), "${request}", require.resolveWeak("@site/docs/field.md")],\n`;

it('removes the request that is only reported, and keeps those that the bundler resolves', () => {
  expect(shortenRegistry(entry('@site/docs/field.md').repeat(2))).toBe(entry('').repeat(2));
});

it('refuses a file of another form', () => {
  expect(() => shortenRegistry('export default {};')).toThrow('registry.js');
});
