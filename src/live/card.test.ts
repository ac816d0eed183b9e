import { expect, it } from 'vitest';
import { cardSize, coverPart, fitText } from './card';

it.each([
  [400, 210],
  [800, 800],
  [300, 900],
])('takes a part of a picture of %d by %d in the proportion of the card', (width, height) => {
  const [x, y, w, h] = coverPart(width, height);
  expect(w / h).toBeCloseTo(cardSize[0] / cardSize[1]);
  expect(Math.min(x, y)).toBeCloseTo(0);
  expect(x + w / 2).toBeCloseTo(width / 2);
  expect(y + h / 2).toBeCloseTo(height / 2);
});

it('shortens what does not fit', () => {
  const fits = (text: string) => text.length <= 5;
  expect(fitText('short', fits)).toBe('short');
  expect(fitText('too long', fits)).toBe('too …');
});
