import { expect, it } from 'vitest';
import shortenRegistry from './shortenRegistry.mjs';

it('leaves out the names of modules and nothing else', () => {
  const entry = (name: string) =>
    `  "001": [() => import(/* webpackChunkName: "001" */ "@site/a, b.md"), ${name}, require.resolveWeak("@site/a, b.md")],`;
  expect(shortenRegistry(`export default {\n${entry('"@site/a, b.md"')}\n}`)).toBe(
    `export default {\n${entry('""')}\n}`,
  );
});
