import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from './fingerprint';

/** What decides beside the HTML of a page whether it passes. */
export type Look = {
  /** Key of the checks of this folder. */
  readonly checks: string;
  /** Key of the style sheets, the scripts that run before the app, and axe. */
  readonly look: string;
  /** What the style sheets select by: `.class`, `#id` and `[data-name`. */
  readonly styleNames: ReadonlySet<string>;
};

const readAll = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Another release of axe finds other barriers. */
const axeVersion = (): string => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string } | undefined>;
  };
  const { version } = packages['node_modules/axe-core'] ?? {};
  if (version === undefined) throw new Error('package-lock.json has no axe-core. Fix: npm install');
  return version;
};

/**
 * Reads the look of the built site.
 * @throws When `build/assets` has no style sheet or no boot script.
 */
export function readLook(build: string): Look {
  const sheets = readAll(path.join(build, 'assets/css'), /\.css$/);
  const scripts = readAll(path.join(build, 'assets'), /\.js$/);
  if (sheets.length < 2 || scripts.length < 2)
    throw new Error(`${build}/assets has too few style sheets or boot scripts. Fix: npm run build`);
  return {
    checks: hash(readAll('tests/walk/checks', /\.ts$/).join('\n')),
    look: hash([axeVersion(), ...sheets, ...scripts].join('\n')),
    styleNames: new Set(sheets.join('\n').match(/(?:[.#]-?[a-zA-Z_]|\[data-)[\w-]*/g)),
  };
}
