import { expect, it } from 'vitest';
import { parseFence } from '../../shared/code/parseFence';
import { createProgramParts } from './programParts';

function follow(...words: string[]): (string | undefined)[] {
  const next = createProgramParts();
  return words.map((each, index) => {
    const found = next(parseFence('python', each), { id: String(index), name: `${index}.py` });
    return found ? `${found.continued} (${found.anchor}): ${found.program}` : undefined;
  });
}

it.each<[string[], (string | undefined)[]]>([
  [
    ['', 'continue', 'continue'],
    [undefined, '0.py (0): 0 1', '1.py (1): 0 1 2'],
  ],
  [
    ['', 'continue', '', 'continue'],
    [undefined, '0.py (0): 0 1', undefined, '2.py (2): 2 3'],
  ],
  [
    ['', 'continue raises="A"', 'continue'],
    [undefined, '0.py (0): 0 1', '0.py (0): 0 2'],
  ],
  [
    ['', 'raises="A"', 'continue skip="cuda"', 'continue'],
    [undefined, undefined, '0.py (0): 0 2', '0.py (0): 0 3'],
  ],
])('follows %j', (words, expected) => {
  expect(follow(...words)).toEqual(expected);
});
