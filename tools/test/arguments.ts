import { parseArgs } from 'node:util';

/** Groups of steps, which CI runs in jobs of their own. */
export const groups = ['checks', 'examples', 'build', 'browser'] as const;

export type Group = (typeof groups)[number];

export type TestOptions = {
  /** The long proof: everything, without any cache. */
  readonly isWhole: boolean;
  readonly groups: readonly Group[];
  /** Uses `build/` as it is instead of building it. */
  readonly reusesBuild: boolean;
  /** Part of the browser tests to run, such as "1/3"; null for all. */
  readonly shard: string | null;
  /** Runs only those browser tests whose file or title matches this regular expression; null for all. */
  readonly grep: string | null;
  /** Runs only the steps whose name starts with one of these; empty for all. */
  readonly steps: readonly string[];
};

/**
 * Parses the arguments of `npm test`.
 * @throws On an unknown argument, group or malformed shard.
 */
export function parseTestArguments(args: readonly string[]): TestOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      'no-browser': { type: 'boolean', default: false },
      groups: { type: 'string' },
      'reuse-build': { type: 'boolean', default: false },
      shard: { type: 'string' },
      grep: { type: 'string' },
      step: { type: 'string', multiple: true, default: [] },
    },
  });
  const wanted = values.groups?.split(',') ?? groups;
  const unknown = wanted.find((name) => !groups.some((group) => group === name));
  if (unknown !== undefined)
    throw new Error(`--groups ${unknown} is unknown. Fix: name some of ${groups.join(', ')}`);
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard))
    throw new Error(`--shard ${values.shard} is malformed. Fix: write it as 1/3`);
  return {
    isWhole: values.all,
    groups: groups.filter(
      (group) => wanted.includes(group) && !(values['no-browser'] && group === 'browser'),
    ),
    reusesBuild: values['reuse-build'],
    shard: values.shard ?? null,
    grep: values.grep ?? null,
    steps: values.step,
  };
}
