/** Side of one line: Python, compiled, in parallel; `fork` is the first line of a parallel loop. */
export type Lane = 'py' | 'ti' | 'par' | 'fork';

/** One entry per line; null for a line without a lane. */
export type Lanes = readonly (Lane | null)[];

/** Lines `from` to `to`, counted from 1, in the same lane. */
export interface LaneRange {
  readonly lane: Exclude<Lane, 'fork'>;
  readonly from: number;
  readonly to: number;
}

/** Groups the lanes of all lines into ranges, in order; a fork counts as parallel. */
export function describeLanes(lanes: Lanes): LaneRange[] {
  const ranges: LaneRange[] = [];
  lanes.forEach((entry, index) => {
    if (entry === null) return;
    const lane = entry === 'fork' ? 'par' : entry;
    const line = index + 1;
    const last = ranges.at(-1);
    if (last?.lane === lane && last.to === line - 1) ranges[ranges.length - 1] = { ...last, to: line };
    else ranges.push({ lane, from: line, to: line });
  });
  return ranges;
}

/** Formats ranges for an attribute, such as `py:1-6 ti:8`. */
export function formatLanes(ranges: readonly LaneRange[]): string {
  return ranges
    .map(({ lane, from, to }) => (from === to ? `${lane}:${from}` : `${lane}:${from}-${to}`))
    .join(' ');
}

/**
 * Parses the output of formatLanes.
 *
 * @throws On anything else.
 */
export function parseLanes(text: string): LaneRange[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const match = /^(py|ti|par):(\d+)(?:-(\d+))?$/.exec(part);
      if (!match) throw new Error(`"${part}" is not a range of lanes. Fix: write it as "ti:8-11".`);
      const from = Number(match[2]);
      return { lane: match[1] as LaneRange['lane'], from, to: match[3] ? Number(match[3]) : from };
    });
}
