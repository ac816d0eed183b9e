import { describe, expect, it } from 'vitest';
import { parseFence, type Fence } from './parseFence';

const plain = { marked: [], continues: false, vulkan: false, torch: false, chaotic: false };

const understood: [string, string, Fence][] = [
  ['python', '', { ...plain, kind: 'run' }],
  ['python', 'continue', { ...plain, kind: 'continue', continues: true }],
  ['python', 'title="a b.py" {3,1-2}', { ...plain, kind: 'run', title: 'a b.py', marked: [1, 2, 3] }],
  ['python', '{2}  vulkan frames=30', { ...plain, kind: 'run', marked: [2], vulkan: true, frames: 30 }],
  ['python', 'frames=2 chaotic', { ...plain, kind: 'run', frames: 2, chaotic: true }],
  ['python', 'raises="E: a {b}"', { ...plain, kind: 'raises', raises: 'E: a {b}' }],
  ['python', `continue raises='E: "a"'`, { ...plain, kind: 'raises', continues: true, raises: 'E: "a"' }],
  ['python', 'raises="a \\"n\\" b\\\\"', { ...plain, kind: 'raises', raises: 'a "n" b\\' }],
  ['python', 'continue skip="cuda"', { ...plain, kind: 'skip', continues: true, skip: 'cuda' }],
  ['cpp', 'skip="pseudo-code"', { ...plain, kind: 'skip', skip: 'pseudo-code' }],
  ['python', 'torch continue', { ...plain, kind: 'continue', continues: true, torch: true }],
  ['python', 'needs="jax, numba"', { ...plain, kind: 'run', needs: ['jax', 'numba'] }],
  ['cpp', 'title="main.cpp"', { ...plain, kind: 'run', title: 'main.cpp' }],
  ['cpp', 'compile', { ...plain, kind: 'compile' }],
  ['cmake', 'title="CMakeLists.txt"', { ...plain, kind: 'run', title: 'CMakeLists.txt' }],
  ['json', '{1}', { ...plain, marked: [1] }],
];

describe('parseFence', () => {
  it.each(understood)('understands %s %s', (language, meta, fence) => {
    expect(parseFence(language, meta)).toEqual(fence);
  });

  it.each([
    [
      'python',
      'nope',
      '"nope" means nothing on a python block. Fix: known are title="file.py", continue, raises=',
    ],
    ['python', 'showLineNumbers=true', '"showLineNumbers" means nothing'],
    [
      'shell',
      'continue',
      '"continue" means nothing on a shell block. Fix: known are title="file.py", {1,3-5}',
    ],
    ['cpp', 'torch', '"torch" means nothing on a cpp block. Fix: known are title="file.py", compile, skip='],
    ['python', 'compile', '"compile" means nothing on a python block'],
    ['python', 'continue continue', '"continue" appears twice'],
    ['python', 'continue="yes"', '"continue" has the wrong kind of value. Fix: write continue alone'],
    ['python', 'title', '"title" needs a value'],
    ['python', 'title=""', '"title" has the wrong kind of value'],
    ['python', 'title="open', '"title="open" means nothing'],
    [
      'python',
      'skip="slow"',
      '"slow" is not a reason to skip. Fix: use one of cuda, other-gpu, network, torch, package, long',
    ],
    [
      'python',
      'needs="jax,cupy"',
      'names "cupy", which our tests do not install. Fix: use jax, meshtaichi-patcher',
    ],
    ['python', 'torch needs="jax"', '"torch" and "needs" ask for two environments'],
    ['python', 'chaotic', '"chaotic" is about what a window shows. Fix: add frames=30'],
    ['python', 'frames=many', 'frames="many" is not a number of frames'],
    ['python', '{3-1}', '"{3-1}" is not a list of lines'],
    ['python', '{0}', '"{0}" is not a list of lines'],
    ['python', '{a}', '"{a}" is not a list of lines'],
  ])('refuses %s %s', (language, meta, message) => {
    expect(() => parseFence(language, meta)).toThrow(message);
  });
});
