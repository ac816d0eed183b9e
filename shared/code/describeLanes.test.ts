import { describe, expect, it } from 'vitest';
import { describeLanes, formatLanes, parseLanes, type Lanes } from './describeLanes';

const cases: { lanes: Lanes; text: string }[] = [
  { lanes: [], text: '' },
  { lanes: [null, null], text: '' },
  { lanes: ['py', 'py', null, 'ti', 'ti'], text: 'py:1-2 ti:4-5' },
  { lanes: ['ti', null, 'ti'], text: 'ti:1 ti:3' },
  { lanes: ['ti', 'fork', 'par', 'fork', 'ti'], text: 'ti:1 par:2-4 ti:5' },
];

describe('describeLanes', () => {
  it.each(cases)('writes $lanes as "$text" and reads it back', ({ lanes, text }) => {
    const ranges = describeLanes(lanes);
    expect(formatLanes(ranges)).toBe(text);
    expect(parseLanes(text)).toEqual(ranges);
  });

  it.each(['fork:1', 'ti', 'ti:a', 'py:1-'])('refuses "%s"', (text) => {
    expect(() => parseLanes(text)).toThrow('is not a range of lanes');
  });
});
