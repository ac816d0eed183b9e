/** A frame that takes longer, in milliseconds, is too long for a moving picture. */
const LONG_FRAME = 50;
/** The first frames of a program compile and allocate: they do not count. */
const SKIPPED = 3;
const COUNTED = 9;

/** Returns a function that gets the times of frames, and reports once that they are too long: when the median of nine is. */
export function createSlowWatch(): (time: number) => boolean {
  const times: number[] = [];
  return (time) => {
    if (times.length === SKIPPED + COUNTED) return false;
    times.push(time);
    if (times.length < SKIPPED + COUNTED) return false;
    const sorted = times.slice(SKIPPED).sort((a, b) => a - b);
    return (sorted[COUNTED >> 1] ?? 0) > LONG_FRAME;
  };
}
