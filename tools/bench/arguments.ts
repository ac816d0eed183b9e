import { parseArgs } from 'node:util';
import { PAGE_TYPES, type PageType } from './sites/site';

/** The parts of a run, in the order in which they run: a site has to be built before anything else is measured on it. */
export const PARTS = ['builds', 'bytes', 'app', 'lighthouse', 'effects', 'routes', 'clicks'] as const;

export type Part = (typeof PARTS)[number];

export type BenchOptions = {
  readonly hasPeers: boolean;
  readonly isQuick: boolean;
  /** Whether only the report is rendered again, from results that exist. */
  readonly isRenderOnly: boolean;
  readonly parts: readonly Part[];
  readonly pages: readonly PageType[];
  /** The built site, relative to the repository root. */
  readonly site: string;
  /** How often each timing is repeated. */
  readonly runs: number;
  readonly date: string | null;
  /** The folder of results.json and README.md, relative to the repository root. */
  readonly out: string;
};

const REPORT_FOLDER = 'tools/bench';

export const USAGE = `Usage: npm run bench -- [options]
  --peers               also build and measure stock Docusaurus, Starlight and VitePress with the same documents
  --only ${PARTS.join(',')}
                        measure only these parts
  --pages ${PAGE_TYPES.join(',')}
                        measure only these page types
  --site DIR            the built site (default: build)
  --runs N              repetitions of each timing; the median is reported (default: 3)
  --quick               one repetition, few clicks, small builds: to try out the benchmark itself
  --date 2023-05-01     date printed in the report (default: none)
  --out DIR             folder for results.json and README.md
                        (default: ${REPORT_FOLDER} for a complete run with peers, .cache/bench otherwise)
  --render              measure nothing, rewrite README.md from the results.json in --out (default: ${REPORT_FOLDER})
  --help                print this help`;

/**
 * Parses the arguments after `npm run bench --`.
 * @throws With the usage when an option or one of its values is unknown.
 */
export function parseBenchArguments(args: readonly string[]): BenchOptions {
  const values = readOptions(args);
  const { peers = false, quick = false, render = false, date = null } = values;
  if (date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new Error(`--date ${date}: expected a date such as 2023-05-01`);
  const runs = Number(values.runs ?? (quick ? 1 : 3));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: expected a whole number, 1 or more`);
  const isComplete = peers && !values.only && !values.pages && !quick;
  return {
    hasPeers: peers,
    isQuick: quick,
    isRenderOnly: render,
    parts: choose('--only', values.only, PARTS),
    pages: choose('--pages', values.pages, PAGE_TYPES),
    site: values.site ?? 'build',
    runs,
    date,
    out: values.out ?? (isComplete || render ? REPORT_FOLDER : '.cache/bench'),
  };
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        peers: { type: 'boolean' },
        only: { type: 'string' },
        pages: { type: 'string' },
        site: { type: 'string' },
        runs: { type: 'string' },
        quick: { type: 'boolean' },
        date: { type: 'string' },
        out: { type: 'string' },
        render: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/** Keeps the order of `known`, whatever the order of the names in `text`. */
function choose<Name extends string>(
  option: string,
  text: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (text === undefined) return known;
  const names = text.split(',');
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`${option} ${unknown}: choose from ${known.join(', ')}`);
  return known.filter((name) => names.includes(name));
}
