import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openBuiltFiles } from '../unchanged/builtFiles';
import { readSpecSources } from '../unchanged/sources';
import { hash } from './fingerprint';

/** What decides beside the HTML of a page whether it passes. */
export type Look = {
  /** Key of the checks of this folder. */
  readonly checks: string;
  /** Key of the style sheets, the scripts that run before the app, and axe. */
  readonly look: string;
  /** Key of all scripts of the site, of what opens and serves its pages, and of the browser. */
  readonly app: string;
  /** What the style sheets select by: `.class`, `#id` and `[data-name`. */
  readonly styleNames: ReadonlySet<string>;
};

const readAll = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** What makes the sheet of a page out of the site's. */
const reducing = /^(?:inlineFiles|pageSheets|readSheet|reduceSheet|selectorNeeds|usedNames)\.ts$/;

/** Computes a key of the app's scripts in all languages, the same for the same sources in another folder. */
function readApp(build: string): string {
  const { nameOf, keyOf } = openBuiltFiles(build);
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])assets[\\/].*\.js$/.test(file))
    .map((file) => nameOf(`/${file.split(path.sep).join('/')}`));
  const names = [...new Set(scripts)].sort();
  return hash(names.map((name) => `${name} ${keyOf(name)}`).join('\n'));
}

/** The spec with all that it imports, the preview server with its headers, and the settings of the test runner. */
function readSources(): string {
  const own = readSpecSources('tests/walk').get('tests/walk/walk.spec.ts');
  if (own === undefined)
    throw new Error('tests/walk/walk.spec.ts is gone. Fix: name the spec of the walk in look.ts');
  return own.key;
}

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
 * Reads what decides whether pages of the built site pass.
 * @param browser Milestone of the browser that opens them.
 * @throws When `build` lacks the style sheet or one of the boot scripts.
 */
export function readLook(build: string, browser: string): Look {
  // The sheets of single pages follow from this one and from the page, by the code of the plugin.
  const sheets = readAll(path.join(build, 'assets/css'), /^styles\.\w+\.css$/);
  const [, boot] =
    /<script[^>]* data-app=[^>]*>([^]*?)<\/script>/.exec(
      readFileSync(path.join(build, 'index.html'), 'utf8'),
    ) ?? [];
  // Not those of a single page: they change no other.
  const scripts = readAll(path.join(build, 'assets'), /^(?:interaction|redirect)\.\w+\.js$/);
  if (sheets.length !== 1 || scripts.length < 2 || !boot)
    throw new Error(`${build} lacks the site's style sheet or boot scripts. Fix: npm run build`);
  return {
    checks: hash(readAll('tests/walk/checks', /\.ts$/).join('\n')),
    look: hash(
      [axeVersion(), ...sheets, ...readAll('plugins/first-view', reducing), boot, ...scripts].join('\n'),
    ),
    app: hash([browser, readSources(), readApp(build)].join('\n')),
    styleNames: new Set(sheets.join('\n').match(/(?:[.#]-?[a-zA-Z_]|\[data-)[\w-]*/g)),
  };
}
