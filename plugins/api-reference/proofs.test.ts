import { describe, expect, it } from 'vitest';
import { findProven, type Proofs } from './proofs';

const hash = '0123456789ab';

const proofsOf = (records: Partial<Proofs['releases'][string]>): Proofs => ({
  machine: 'a machine',
  releases: { master: { examples: {}, gradients: {}, shapes: {}, ...records } },
});

const declared = { '1.7.4': { sparse: ['x64', 'arm64', 'cuda'] } };

const proven = (records: Partial<Proofs['releases'][string]>, more: object = {}) =>
  findProven(proofsOf(records), declared, {
    text: { gradient: 'ti.f(x)', shapes: '(n) -> ()' },
    name: 'taichi.f',
    folder: 'master',
    release: '1.7.4',
    ...more,
  });

describe('what is proven of a name', () => {
  it('is nothing without a record', () => {
    expect(proven({})).toEqual({});
  });

  it('names the backends on which the example ran', () => {
    const example = { hash, ranOn: 'x64' as const };
    const run = (vulkan: string) => proven({ examples: { 'taichi.f': { hash, vulkan } } }, { example });
    expect(run('yes')).toEqual({ runs: ['x64', 'vulkan'] });
    expect(run('TaichiRuntimeError: no')).toEqual({ runs: ['x64'], fails: ['vulkan'] });
    // Kernels of a graphics backend may print nothing: that proves neither.
    expect(run('other output: nothing')).toEqual({ runs: ['x64'] });
  });

  it('ignores the run of an example that has changed since', () => {
    const examples = { 'taichi.f': { hash: 'another', vulkan: 'yes' } };
    expect(proven({ examples }, { example: { hash } })).toEqual({});
  });

  it.each([
    [
      { x64: 'yes', vulkan: 'yes' },
      { runs: ['x64', 'vulkan'], gradient: ['x64', 'vulkan'] },
    ],
    [
      { x64: 'yes', vulkan: 'gradient 1 instead of 2' },
      { runs: ['x64', 'vulkan'], gradient: ['x64'] },
    ],
    [
      { x64: 'zero', vulkan: 'zero' },
      { runs: ['x64', 'vulkan'], gradient: 'zero' },
    ],
    [
      { x64: 'gradient: RuntimeError', vulkan: 'process ended: SIGABRT' },
      { runs: ['x64'], gradient: [] },
    ],
  ])('of the gradient with %j is %j', (results, expected) => {
    expect(proven({ gradients: { 'taichi.f': { program: 'ti.f(x)', ...results } } })).toEqual(expected);
    expect(proven({ gradients: { 'taichi.f': { program: 'ti.f(y)', ...results } } })).toEqual({});
  });

  it('has shapes only if they were found', () => {
    const shapes = (x64: string) => ({ shapes: { 'taichi.f': { shapes: '(n) -> ()', x64 } } });
    expect(proven(shapes('yes'))).toEqual({ runs: ['x64'], shapes: '(n) -> ()' });
    expect(proven(shapes('[(2,)] instead of [()]'))).toEqual({});
  });

  it('lists what the package declares apart from what ran', () => {
    expect(proven({}, { text: { extension: 'sparse' } })).toEqual({ listed: ['arm64', 'cuda'] });
  });
});
