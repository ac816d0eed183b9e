import { describe, expect, it } from 'vitest';
import { symbol, versionsOf } from './fixtures';
import { createNameFinder, createNameTest } from './findName';

const place = (module: string, name: string) => ({
  definition: { module, name, file: 'python/taichi/lang/field.py', line: 1 },
});
const method = (name: string, more: object = {}) => ({ name, kind: 'method', ...more });

const sections = {
  taichi: [
    symbol('Field', { ...place('taichi.lang.field', 'Field'), members: [method('fill')] }),
    symbol('ScalarField', {
      ...place('taichi.lang.field', 'ScalarField'),
      members: [method('fill', { inheritedFrom: 'taichi.lang.field.Field' }), method('grad')],
    }),
    symbol('GUI', place('taichi.ui.gui', 'GUI')),
    symbol('simt.block.sync', { ...place('taichi.lang.simt.block', 'sync'), kind: 'function' }),
    symbol('cfg', { ...place('taichi.lang', 'cfg'), kind: 'data' }),
  ],
  'taichi/aot/sr': [
    symbol('Field', place('taichi.aot.sr', 'Field')),
    symbol('Kind', place('taichi.aot.sr', 'Kind')),
  ],
  'taichi/ui': [symbol('GUI', place('taichi.ui.gui', 'GUI'))],
};
const history = versionsOf(sections, { ...sections, 'taichi/ui': [] });
const [old] = history;

describe('createNameFinder', () => {
  const find = old && createNameFinder(old, { routeBasePath: 'api', baseUrl: '/fr/' });
  const top = '/fr/api/v1.5.0/taichi/';

  it.each([
    ['ti.Field', `${top}#taichi.Field`],
    ['taichi.Field', `${top}#taichi.Field`],
    ['ti.Field.fill', `${top}#taichi.Field.fill`],
    ['Field.fill', `${top}#taichi.Field.fill`],
    ['Field', `${top}#taichi.Field`],
    ['ti.GUI', `${top}ui/#taichi.ui.GUI`],
    ['ti.ScalarField.fill', `${top}#taichi.Field.fill`],
    ['ti.ScalarField.grad', `${top}#taichi.ScalarField.grad`],
    ['ti.simt.block.sync', `${top}#taichi.simt.block.sync`],
    ['ti.ui', `${top}ui/`],
  ])('leads %s to its full entry', (name, href) => {
    expect(find?.(name)?.href).toBe(href);
  });

  it.each(['ti.feild', 'ti.Field.full', 'taichi', 'ti', 'fill', 'numpy.array', 'Kind', 'cfg'])(
    'knows nothing of %s',
    (name) => {
      expect(find?.(name)).toBeNull();
    },
  );

  it('takes a bare class for that of the section that the text belongs to', () => {
    expect(find?.('Field', 'taichi/aot/sr')?.key).toBe('taichi.aot.sr.Field');
    expect(find?.('Kind', 'taichi/aot/sr')?.key).toBe('taichi.aot.sr.Kind');
  });
});

describe('createNameTest', () => {
  const isKnown = createNameTest(history);

  it.each(['ti.GUI', 'taichi.ui.GUI', 'ti.simt.block', 'ti.cfg.arch'])('knows %s', (name) => {
    expect(isKnown(name)).toBe(true);
  });

  it.each(['ti.feild', 'ti.Field.full', 'ti.lang'])('does not know %s', (name) => {
    expect(isKnown(name)).toBe(false);
  });
});
