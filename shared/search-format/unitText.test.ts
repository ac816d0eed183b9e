import { expect, it } from 'vitest';
import { joinText, splitText } from './unitText';

it.each([
  ['', '', 'Holds data.'],
  ['/assets/images/a.webp', '', 'Waves.'],
  ['', 'ti.field(dtype)', 'Reserves memory.'],
  ['/a.webp', 'ti.field(dtype)', ''],
  ['', '', ''],
])('the parts %j, %j and %j are stored as one text and split again', (poster, signature, body) => {
  expect(splitText(joinText({ poster, signature, body }))).toEqual({ poster, signature, body });
});
