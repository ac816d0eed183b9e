import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hashedFiles } from '../../shared/hosting/hashedFiles';

export type KeepOptions = {
  /** Folder of the finished site. */
  readonly site: string;
  /** Folder with the hashed files of earlier builds, which has to survive from one deployment to the next. */
  readonly store: string;
  /** How long a file that no build has any more is kept. */
  readonly days: number;
  readonly now: Date;
};

/** What `keepAssets` did with the hashed files, in numbers. */
export type KeepReport = { readonly current: number; readonly kept: number; readonly expired: number };

const isHashed = new RegExp(hashedFiles);
const day = 24 * 60 * 60 * 1000;

const listHashed = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => isHashed.test(`/${file}`) && statSync(path.join(folder, file)).isFile())
        .sort()
    : [];

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * Adds to a site the hashed files of earlier builds, so that a tab which was opened before a deployment still finds its own. Their names
 * change with their content, so an old file never replaces a new one. The time of a file in the store is that of the last build which had it.
 *
 * @throws When the site has no hashed file, which would empty the store in time.
 */
export function keepAssets({ site, store, days, now }: KeepOptions): KeepReport {
  const current = listHashed(site);
  if (current.length === 0) throw new Error(`${site} has no hashed files. Fix: npm run build`);
  // What an earlier run has added to this build is not of this build.
  const added = new Set(
    listHashed(store).filter((file) => {
      const mark = path.join(site, file);
      return existsSync(mark) && statSync(mark).mtimeMs === statSync(path.join(store, file)).mtimeMs;
    }),
  );
  const own = current.filter((file) => !added.has(file));
  for (const file of own) {
    const place = path.join(store, file);
    if (!existsSync(place)) copy(path.join(site, file), place);
    utimesSync(place, now, now);
  }
  const isOwn = new Set(own);
  const old = listHashed(store).filter((file) => !isOwn.has(file));
  const report = { current: own.length, kept: 0, expired: 0 };
  for (const file of old) {
    const [from, to] = [path.join(store, file), path.join(site, file)];
    const { mtime } = statSync(from);
    if (now.getTime() - mtime.getTime() > days * day) {
      rmSync(from);
      rmSync(to, { force: true });
      report.expired += 1;
    } else {
      copy(from, to);
      utimesSync(to, mtime, mtime);
      report.kept += 1;
    }
  }
  return report;
}

/** Runs the command with arguments from the command line. */
export function runKeepAssets(args: readonly string[], print: (line: string) => void): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string', default: 'build' },
      store: { type: 'string', default: '.cache/kept-assets' },
      days: { type: 'string', default: '30' },
    },
  });
  const days = Number(values.days);
  if (!(days > 0)) throw new Error(`--days ${values.days} is no number of days. Fix: a number above 0`);
  const { current, kept, expired } = keepAssets({ ...values, days, now: new Date() });
  print(
    `${current} files of this build, ${kept} of earlier ones kept, ${expired} older than ${days} days removed`,
  );
}
