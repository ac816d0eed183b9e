import { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** Whether the lines are one number, no range and no list. */
const isOneLine = (lines: string): boolean => /^\d+$/.test(lines);

function describe(lane: string, lines: string): string {
  switch (lane) {
    case 'ti':
      return isOneLine(lines)
        ? translate(
            {
              id: 'lanes.compiled.one',
              message: 'Line {line} is compiled.',
              description: 'Text for the solid line beside code; {line} is one number',
            },
            { line: lines },
          )
        : translate(
            {
              id: 'lanes.compiled',
              message: 'Lines {lines} are compiled.',
              description: 'Text for the solid line beside code',
            },
            { lines },
          );
    case 'par':
      return isOneLine(lines)
        ? translate(
            {
              id: 'lanes.parallel.one',
              message: 'Line {line} is compiled and runs in parallel.',
              description: 'Text for the three lines beside code; {line} is one number',
            },
            { line: lines },
          )
        : translate(
            {
              id: 'lanes.parallel',
              message: 'Lines {lines} are compiled and run in parallel.',
              description: 'Text for the three lines beside code',
            },
            { lines },
          );
    default:
      return isOneLine(lines)
        ? translate(
            {
              id: 'lanes.python.one',
              message: 'Line {line} runs in Python.',
              description: 'Text for the broken line beside code; {line} is one number',
            },
            { line: lines },
          )
        : translate(
            {
              id: 'lanes.python',
              message: 'Lines {lines} run in Python.',
              description: 'Text for the broken line beside code',
            },
            { lines },
          );
  }
}

/** The lanes of a block in words, for screen readers: one sentence for each kind of lane. */
export function LaneText({ lanes }: { readonly lanes: string }): ReactNode {
  const linesOf = new Map<string, string[]>();
  for (const part of lanes.split(' ')) {
    const [lane = '', lines = ''] = part.split(':');
    linesOf.set(lane, [...(linesOf.get(lane) ?? []), lines]);
  }
  const parts = [...linesOf].map(([lane, lines]) => describe(lane, lines.join(', ')));
  return <p className="vh">{parts.join(' ')}</p>;
}
