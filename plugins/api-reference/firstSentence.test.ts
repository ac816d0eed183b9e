import { describe, expect, it } from 'vitest';
import { firstSentence } from './firstSentence';

describe('firstSentence', () => {
  it.each([
    ['Makes a field. It is empty.', 'Makes a field.'],
    ['Since 1.6 it is fast. Use it.', 'Since 1.6 it is fast.'],
    ['Calls `a. B`. Then stops.', 'Calls `a. B`.'],
    ['One\n sentence.', 'One sentence.'],
    ['Takes e.g. numbers. `x` is one.', 'Takes e.g. numbers.'],
    ['No full stop', 'No full stop'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
