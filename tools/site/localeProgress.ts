const STARTED = /^\[INFO\] \[([A-Za-z-]+)\] Creating an optimized production build/;
const LISTED = /^- ([a-z]{2,3}(?:-[A-Za-z]+)?)$/;
const ANNOUNCED = /built for all these locales/;
const FINISHED = /^\[SUCCESS\] Generated static files/;

/**
 * Creates a reader for the output of `docusaurus build`.
 * @param now Clock in milliseconds.
 * @returns A function that maps a line to a sentence where a locale starts or ends, and to null otherwise.
 */
export function createLocaleProgress(now: () => number): (line: string) => string | null {
  let total = 0;
  let done = 0;
  let isListing = false;
  let current: { locale: string; since: number } | null = null;

  return (line) => {
    if (ANNOUNCED.test(line)) {
      isListing = true;
      return null;
    }
    if (isListing && LISTED.test(line)) {
      total += 1;
      return null;
    }
    isListing = false;
    const started = STARTED.exec(line)?.[1];
    if (started) {
      current = { locale: started, since: now() };
      return `Building ${started} ...`;
    }
    if (current && FINISHED.test(line)) {
      done += 1;
      const count = total ? ` (${done} of ${total})` : '';
      const sentence = `Built ${current.locale} in ${formatSeconds(now() - current.since)}${count}`;
      current = null;
      return sentence;
    }
    return null;
  };
}

/** Formats milliseconds as seconds with one decimal, such as "41.2 s". */
function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
