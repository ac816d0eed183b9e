import { describe, expect, it } from 'vitest';
import { checkProofs } from './checkProofs';
import { describedBy, symbol, versionsOf } from './fixtures';
import type { Proofs } from './proofs';

const definition = {
  module: 'taichi.math.mathimpl',
  name: 'mix',
  file: 'python/taichi/math/mathimpl.py',
  line: 3,
};
const sections = { taichi: [symbol('mix', { kind: 'function', decorators: ['func'], definition })] };
const history = versionsOf({ taichi: [] }, sections).slice(1, 2);

const text = `taichi.mix:
  gradient: ti.mix(x, y)
  shapes: (n), (n) -> (n)
  text: Blends.
  returns: ~
  example: |
    print(1)
`;

const whole: Proofs = {
  machine: 'a machine',
  releases: {
    'v1.6.0': {
      examples: { 'taichi.mix': { hash: '', vulkan: 'yes' } },
      gradients: { 'taichi.mix': { program: 'ti.mix(x, y)', x64: 'yes', vulkan: 'zero' } },
      shapes: { 'taichi.mix': { shapes: '(n), (n) -> (n)', x64: 'yes' } },
    },
  },
};

const problems = (yaml: string, change: (release: Proofs['releases'][string]) => void = () => undefined) => {
  const proofs = structuredClone(whole);
  const release = proofs.releases['v1.6.0'];
  if (release) change(release);
  return checkProofs(describedBy(yaml), history, proofs, {});
};

/** The hash of the example is that of the runner; here only whether it is compared matters. */
const isExample = (line: string) => line.includes('some.yaml:6:');

describe('the check of proofs', () => {
  it('reports an example that has changed, with file, line and fix', () => {
    expect(problems(text)).toEqual([
      'api/descriptions/python/some.yaml:1: taichi.mix: has changed since its proof for v1.6.0 was made. Fix: run npm run prove:api -- taichi.mix.',
    ]);
  });

  it.each<[string, (release: Proofs['releases'][string]) => void, string]>([
    [
      'a gradient without a record',
      (release) => (release.gradients = {}),
      'some.yaml:2: taichi.mix › gradient: has no proof for v1.6.0',
    ],
    [
      'a gradient with a record of another program',
      (release) => (release.gradients = { 'taichi.mix': { program: 'x', x64: 'yes', vulkan: 'yes' } }),
      'some.yaml:2: taichi.mix › gradient: has changed since',
    ],
    [
      'a gradient that was not run on a backend',
      (release) => (release.gradients = { 'taichi.mix': { program: 'ti.mix(x, y)', x64: 'yes' } }),
      'some.yaml:2: taichi.mix › gradient: has no result of vulkan',
    ],
    [
      'shapes that the function does not have',
      (release) => (release.shapes = { 'taichi.mix': { shapes: '(n), (n) -> (n)', x64: '[()] instead' } }),
      'some.yaml:3: taichi.mix › shapes: states shapes that v1.6.0 does not have',
    ],
    [
      'a record that proves nothing',
      (release) => (release.shapes['taichi.gone'] = { shapes: '() -> ()', x64: 'yes' }),
      'data/api-proofs.json: v1.6.0 › shapes › taichi.gone: proves nothing',
    ],
  ])('reports %s', (_what, change, expected) => {
    const found = problems(text, change).filter((line) => !isExample(line));
    expect(found.some((line) => line.includes(expected) && line.includes('Fix: '))).toBe(true);
  });

  it('asks for the gradient of a function that computes with numbers', () => {
    const found = problems('taichi.mix:\n  text: Blends.\n  returns: ~\n');
    expect(found.at(-1)).toBe(
      'api/descriptions/python/some.yaml:1: taichi.mix: has no "gradient". Fix: write the expression to measure, or "gradient: ~" if there is none.',
    );
  });

  it('refuses an extension that the table of the package lacks', () => {
    const found = problems(
      'taichi.mix:\n  gradient: ~\n  extension: sparse\n  text: Blends.\n  returns: ~\n',
    );
    expect(found.at(-1)).toContain(
      'some.yaml:3: taichi.mix › extension: sparse is not in the table of v1.6.0',
    );
  });
});
