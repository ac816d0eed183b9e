import { expect, it } from 'vitest';
import type { Drawing, Plan } from '@site/shared/live/plan';
import { lowerResolution } from './lowerResolution';

const address = '/assets/live/march.0123abcd.json';
const planOf = (kind: Drawing['kind'], small?: Plan['small']) =>
  ({ size: [801, 480], show: [{ kind }], small }) as unknown as Plan;
const canvas = { width: 801, height: 480 };

it('uses the smaller plan of a program that computes its pixels', () => {
  const small = { size: [400, 240], plan: 'fedc98765432' } as const;
  expect(lowerResolution(planOf('image', small), canvas, address)).toEqual({
    from: [801, 480],
    to: [400, 240],
    address: '/assets/live/march.small.fedc9876.json',
  });
});

it('leaves such a program as it is without one', () => {
  expect(lowerResolution(planOf('image'), canvas, address)).toBeUndefined();
  expect(canvas.width).toBe(801);
});

it('draws shapes into a canvas of half the size', () => {
  expect(lowerResolution(planOf('circles'), canvas, address)).toEqual({ from: [801, 480], to: [401, 240] });
  expect(canvas).toEqual({ width: 401, height: 240 });
});
