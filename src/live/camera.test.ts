import { describe, expect, it } from 'vitest';
import { projectView, turnView, type View } from './camera';

const view: View = { eye: [0, 0, 4], target: [0, 0, 0], up: [0, 1, 0], fov: 90, near: 1, far: 11 };
const still = { yaw: 0, pitch: 0, zoom: 1 };

/** Where a point appears: from -1 to 1, and its depth from 0 to 1. */
function show(point: readonly number[], seen = view, aspect = 2): number[] {
  const { matrix } = projectView(seen, aspect);
  const [x = 0, y = 0, z = 0, w = 1] = [0, 1, 2, 3].map((row) =>
    [...point, 1].reduce((sum, part, column) => sum + part * (matrix[4 * column + row] ?? 0), 0),
  );
  return [x / w, y / w, z / w];
}

describe('projectView', () => {
  it.each([
    ['the target', [0, 0, 0], [0, 0]],
    ['the upper edge', [0, 4, 0], [0, 1]],
    ['the right edge, twice as far', [8, 0, 0], [1, 0]],
  ])('shows %s where it belongs', (_, point, [x = 0, y = 0]) => {
    const [a, b] = show(point);
    expect(a).toBeCloseTo(x);
    expect(b).toBeCloseTo(y);
  });

  it('has depth 0 at the near and 1 at the far end', () => {
    expect(show([0, 0, 3])[2]).toBeCloseTo(0);
    expect(show([0, 0, -7])[2]).toBeCloseTo(1);
  });
});

describe('turnView', () => {
  it('leaves the camera of the program where it is', () => {
    const { eye } = turnView({ ...view, eye: [1, 2, 3] }, still);
    [1, 2, 3].forEach((part, k) => expect(eye[k]).toBeCloseTo(part));
  });

  it('turns around the target and keeps the distance', () => {
    const { eye } = turnView(view, { yaw: Math.PI / 2, pitch: 0, zoom: 0.5 });
    [2, 0, 0].forEach((part, k) => expect(eye[k]).toBeCloseTo(part));
  });

  it.each([9, -9])('stops before the pole (%d)', (pitch) => {
    const { eye } = turnView(view, { ...still, pitch });
    expect(Math.hypot(eye[0], eye[2])).toBeGreaterThan(0.1);
    expect(Math.sign(eye[1])).toBe(Math.sign(pitch));
    expect(show([0, 0, 0], { ...view, eye }).every(Number.isFinite)).toBe(true);
  });

  it('has a direction for a camera straight above', () => {
    const { eye } = turnView({ ...view, eye: [0, 4, 0] }, still);
    expect(eye.every(Number.isFinite)).toBe(true);
    expect(show([0, 0, 0], { ...view, eye }).every(Number.isFinite)).toBe(true);
  });
});

it('turns up to the poles, not beyond', () => {
  const { pitch, eye } = turnView(view, { ...still, pitch: 3 });
  expect(pitch).toBeCloseTo(Math.PI / 2 - 0.05);
  expect(turnView(view, { ...still, pitch }).eye).toEqual(eye);
});
