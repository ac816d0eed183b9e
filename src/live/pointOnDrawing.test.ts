import { expect, it } from 'vitest';
import { pointOnDrawing } from './pointOnDrawing';

const drawing = { width: 200, height: 100 };
const square = { left: 10, top: 20, width: 100, height: 100 };
const corner = { clientX: 10, clientY: 20 };

it.each([
  ['fill', [0, 1]],
  // The square shows the middle half of the drawing.
  ['cover', [0.25, 1]],
  // The drawing takes the middle half of the square.
  ['contain', [0, 1.5]],
])('%s: the upper left corner of a square is %j on a wide drawing', (fit, place) => {
  expect(pointOnDrawing(corner, drawing, square, fit)).toEqual(place);
});

it.each(['fill', 'cover', 'contain'])('%s: the middle stays the middle', (fit) => {
  expect(pointOnDrawing({ clientX: 60, clientY: 70 }, drawing, square, fit)).toEqual([0.5, 0.5]);
});
