import { describe, expect, it } from 'vitest';
import { toApiTaste, type ApiSection } from './toApiTaste';

const sections: ApiSection[] = [
  { name: 'taichi', symbols: [['field'], ['kernel']] },
  { name: 'taichi.types.quant', symbols: [['fixed']] },
];

describe('toApiTaste', () => {
  it('finds the module of each name, and counts', () => {
    expect(toApiTaste(sections, ['kernel', 'types.quant.fixed'])).toEqual({
      names: 3,
      modules: 2,
      wall: [
        { label: 'kernel', anchor: 'taichi' },
        { label: 'types.quant.fixed', anchor: 'taichi.types.quant' },
      ],
    });
  });

  it.each(['mesh_patch', 'types.field', 'gone.field'])('refuses %s, which no module has', (name) => {
    expect(() => toApiTaste(sections, [name])).toThrow(/wallNames: taichi.* has no .*Fix/);
  });
});
