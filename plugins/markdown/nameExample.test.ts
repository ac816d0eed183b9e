import { expect, it } from 'vitest';
import { nameExample } from './nameExample';

it.each([
  ['import taichi as ti\n\nti.init(arch=ti.cpu)\n\nx = ti.field(ti.f32, 4)', 'x = ti.field(ti.f32, 4)'],
  ['# Half\n@ti.kernel\ndef fill():\n    pass', 'def fill():'],
  ['import taichi as ti\nti.init()', 'import taichi as ti'],
  ['#include <taichi/cpp/taichi.hpp>\n\nint main() {\n}', 'int main() {'],
  [`print("${'a'.repeat(80)}")`, `print("${'a'.repeat(56)}…`],
  ['', ''],
])('names %j %j', (code, name) => {
  expect(nameExample(code)).toBe(name);
});
