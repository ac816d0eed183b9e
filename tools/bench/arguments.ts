import { parseArgs } from 'node:util';

/** The parts of the benchmark, in the order in which they run: the peers must be built before they can be measured. */
export const PARTS = ['builds', 'bytes', 'app', 'lighthouse', 'effects', 'routes', 'clicks'];

export type Part = (typeof PARTS)[number];

const USAGE = `Usage: npm run bench -- [options]
  --peers               build stock Docusaurus, Starlight and VitePress on the same documents and measure them, too
  --only ${PARTS.join(',')}
                        measure only these parts
  --pages home,field    measure only these page types
  --site DIR            the built site (default: build)
  --runs N              how often times are measured; the median counts (default: 3)
  --quick               one run, few clicks, small builds: tries the benchmark itself
  --date 2023-05-01     written into the report; without it the report has no date
  --out DIR             where results.json and README.md go (default: bench for a whole run, .cache/bench for any other)`;

/**
 * Takes the arguments after `npm run bench --`; gives the options. Throws with the usage when one is unknown.
 */
export function parseBenchArguments(args: string[]) {
  const { values } = read(args);
  const parts = readList(values.only, PARTS, '--only');
  const runs = Number(values.runs ?? (values.quick ? 1 : 3));
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: it takes a whole number`);
  if (values.date && !/^\d{4}-\d{2}-\d{2}$/.test(values.date))
    throw new Error(`--date ${values.date}: it takes a day like 2023-05-01`);
  const isWhole = values.peers && !values.only && !values.pages && !values.quick;
  return {
    peers: values.peers ?? false,
    parts,
    pages: values.pages?.split(',') ?? null,
    site: values.site ?? 'build',
    runs,
    quick: values.quick ?? false,
    date: values.date ?? null,
    out: values.out ?? (isWhole ? 'bench' : '.cache/bench'),
  };
}

export type BenchOptions = ReturnType<typeof parseBenchArguments>;

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        peers: { type: 'boolean' },
        only: { type: 'string' },
        pages: { type: 'string' },
        site: { type: 'string' },
        runs: { type: 'string' },
        quick: { type: 'boolean' },
        date: { type: 'string' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`, { cause: error });
  }
}

function readList(text: string | undefined, known: readonly Part[], option: string): readonly Part[] {
  if (text === undefined) return known;
  const names = text.split(',');
  const wrong = names.find((name) => !known.some((part) => part === name));
  if (wrong !== undefined) throw new Error(`${option} ${wrong}: choose from ${known.join(', ')}\n${USAGE}`);
  return known.filter((part) => names.includes(part));
}
