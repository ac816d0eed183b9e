import { expect, it } from 'vitest';
import type { Expression } from '@site/shared/live/plan';
import { evaluate, type FrameState } from './evaluate';

const state: FrameState = { frame: 3, sliders: { rate: 0.5 }, pointer: [0.25, 0.75, 1] };

it.each<[Expression, number]>([
  [2, 2],
  [['f'], 3],
  [['s', 'rate'], 0.5],
  [['m', 1], 0.75],
  [['*', ['s', 'rate'], ['+', ['f'], 1]], 2],
  [['-', 0, ['f']], -3],
  [['/', 1, 0], 0],
  [['%', -1, 3], 2],
  [['**', 2, 3], 8],
  [['cos', 0], 1],
  [['atan2', 0, 1], 0],
])('evaluates %j', (tree, value) => {
  expect(evaluate(tree, state)).toBe(value);
});

it('gives no number for an unknown operation', () => {
  expect(evaluate(['nope', 1], state)).toBeNaN();
});
