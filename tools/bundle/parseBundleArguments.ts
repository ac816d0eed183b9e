import { parseArgs } from 'node:util';

export type BundleArguments = {
  /** Label of the version. */
  readonly docs: string;
  readonly locale: string;
  /** File to write; named after version and locale if it is not given. */
  readonly out: string | undefined;
  /** Folder of the finished site. */
  readonly from: string;
};

/**
 * Parses the arguments of the command.
 * @throws When the version or the locale is missing, or an option is unknown.
 */
export function parseBundleArguments(args: readonly string[]): BundleArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      docs: { type: 'string' },
      locale: { type: 'string' },
      out: { type: 'string' },
      from: { type: 'string', default: 'build' },
    },
  });
  const { docs, locale, out, from } = values;
  if (!docs || !locale) {
    throw new Error(
      `${docs ? '--locale' : '--docs'} is missing. Fix: npm run bundle -- --docs v1.6.0 --locale en`,
    );
  }
  return { docs, locale, out, from };
}
