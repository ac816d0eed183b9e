import { expect, it } from 'vitest';
import type { Plan } from '@site/shared/live/plan';
import { countThreads } from './countThreads';

it('counts the launches of a frame and the threads of the largest', () => {
  const plan: Pick<Plan, 'frames' | 'kernels' | 'shaders'> = {
    frames: [
      [
        ['a', []],
        ['=', [0, 0, 1, 'f32']],
        ['a', []],
      ],
      [],
    ],
    kernels: {
      a: {
        args: [],
        bytes: 0,
        rets: 0,
        tasks: [
          [0, 7, []],
          [1, 1, []],
        ],
      },
    },
    shaders: [
      '@compute @workgroup_size(128, 1, 1) \nfn main() {}',
      '@compute @workgroup_size(1, 1, 1) \nfn main() {}',
    ],
  };
  expect(countThreads(plan as Plan)).toEqual({ threads: 896, launches: 4 });
});
