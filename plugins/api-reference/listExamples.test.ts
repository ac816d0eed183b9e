import { describe, expect, it } from 'vitest';
import { describedBy, symbol, versionsOf } from './fixtures';
import { listExamples } from './listExamples';

const members = [{ name: 'fill', kind: 'method' }];
const history = versionsOf(
  { taichi: [symbol('field')] },
  { taichi: [symbol('field', { members })] },
  { taichi: [symbol('field', { members, deprecated: {} })] },
);
const descriptions = describedBy(`taichi.field:
  text: A field.
  example: |
    x = ti.field(ti.f32)
    print(x)
  output: |
    0
  versions:
    v1.5.0:
      example: ~
    master:
      example: |
        import taichi as ti
        print(1)
  members:
    fill:
      text: Fills.
      returns: ~
      example: ti.field().fill(1)
      fence: vulkan
taichi.gone:
  text: Gone.
  example: gone()
`);

describe('listExamples', () => {
  const { examples, problems } = listExamples(descriptions, history);

  it('gives each version the examples of what it has', () => {
    expect(problems).toEqual([]);
    expect(examples.map(({ version, name, line }) => [version, name, line])).toEqual([
      ['v1.6.0', 'taichi.field', 4],
      ['v1.6.0', 'taichi.field.fill', 19],
      ['master', 'taichi.field', 13],
      ['master', 'taichi.field.fill', 19],
    ]);
  });

  it('completes those that import no Taichi', () => {
    expect(examples.map(({ program, linesBefore, output }) => [program, linesBefore, output])).toEqual([
      ['import taichi as ti\nti.init(arch=ti.cpu)\nx = ti.field(ti.f32)\nprint(x)', 2, '0'],
      ['import taichi as ti\nti.init(arch=ti.vulkan)\nti.field().fill(1)', 2, null],
      ['import taichi as ti\nprint(1)', 0, null],
      ['import taichi as ti\nti.init(arch=ti.vulkan)\nti.field().fill(1)', 2, null],
    ]);
  });

  it('knows which speak of something deprecated', () => {
    expect(examples.map(({ aboutDeprecation }) => aboutDeprecation)).toEqual([false, false, true, true]);
  });
});
