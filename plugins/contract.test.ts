/**
 * What this site relies on inside of Docusaurus without a public contract. A failure after an upgrade names the file to adapt:
 * contributing/upgrade-docusaurus.md. What a build generates is checked in tests/fixtures/contract.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { describe, expect, it } from 'vitest';
import { ofBuild } from './first-view/clientConfig.mjs';
import * as tslib from './first-view/tslib.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of an installed package. */
const packageFolder = (name: string): string => path.join(root, 'node_modules', name);
const readPackage = (name: string, file: string): string =>
  readFileSync(path.join(packageFolder(name), file), 'utf8');

/** The files of a folder with one of these endings, from the folder. */
const listFiles = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => file.split(path.sep).join('/'));

/** All that Docusaurus may run in browsers, as [name, text]. */
const clientCode = [
  ['@docusaurus/core', 'lib/client'],
  ['@docusaurus/theme-common', 'lib'],
  ['@docusaurus/theme-classic', 'lib/theme'],
  ['@docusaurus/plugin-content-docs', 'lib/client'],
  ['@docusaurus/plugin-content-blog', 'lib/client'],
].flatMap(([name = '', folder = '']) =>
  listFiles(path.join(packageFolder(name), folder), /\.js$/).map(
    (file) => [`${name}/${folder}/${file}`, readPackage(name, `${folder}/${file}`)] as const,
  ),
);

const whoReads = (pattern: RegExp): string[] =>
  clientCode.filter(([, text]) => pattern.test(text)).map(([name]) => name);

type Row = { readonly adapt: string; readonly what: string; readonly package: string; readonly file: string };
const core = '@docusaurus/core';
const common = '@docusaurus/theme-common';

describe('client code of Docusaurus', () => {
  it.each<Row & { readonly has: RegExp }>([
    {
      adapt: 'plugins/first-view/showReadyPages.ts',
      what: 'the app imports PendingNavigation from the file beside it',
      package: core,
      file: 'lib/client/App.js',
      has: /from '\.\/PendingNavigation'/,
    },
    {
      adapt: 'src/theme/PendingNavigation',
      what: 'PendingNavigation decides in shouldComponentUpdate what is rendered',
      package: core,
      file: 'lib/client/PendingNavigation.js',
      has: /class PendingNavigation extends React\.Component[^]*shouldComponentUpdate\(nextProps, nextState\)[^]*nextRouteHasLoaded/,
    },
    {
      adapt: 'src/clientModules/prefetch.ts',
      what: 'links prefetch through window.docusaurus',
      package: core,
      file: 'lib/client/clientEntry.js',
      has: /window\.docusaurus = docusaurus/,
    },
    {
      adapt: 'src/clientModules/prefetch.ts',
      what: 'prefetch and preload return false for a page that was requested before',
      package: core,
      file: 'lib/client/docusaurus.js',
      has: /const preload = \(routePath\) => \{[^]*return false;[^]*const docusaurus = \{\s*prefetch,\s*preload,\s*\}/,
    },
    {
      adapt: 'src/clientModules/pageViews.ts',
      what: 'a page view is sent by window.gtag in a timeout',
      package: '@docusaurus/plugin-google-gtag',
      file: 'lib/gtag.js',
      has: /setTimeout\(\(\) => \{[^]*window\.gtag\('event', 'page_view'\)/,
    },
    {
      adapt: 'src/clientModules/pageViews.ts',
      what: 'the title of a page is written in a frame',
      package: 'react-helmet-async',
      file: 'lib/index.modern.js',
      has: /\.defer\?[^]{0,80}requestAnimationFrame\(/,
    },
    {
      adapt: 'src/boot/startApp.ts and replayEvents.ts',
      what: 'the app reports hydration in data-has-hydrated',
      package: core,
      file: 'lib/client/hasHydratedDataAttribute.js',
      has: /data-has-hydrated=/,
    },
    {
      adapt: 'plugins/first-view/bundler.ts',
      what: 'the app asks the bundler for the address of a chunk by its name',
      package: core,
      file: 'lib/client/docusaurus.js',
      has: /__webpack_require__\.gca\(chunkName\)/,
    },
    {
      adapt: 'tools/site/buildPart.mjs',
      what: 'a build of all languages calls buildLocale for each, in the same process and without a memory of the others',
      package: core,
      file: 'lib/commands/build/build.js',
      has: /process\.env\.BABEL_ENV = 'production';\s*process\.env\.NODE_ENV = 'production';[^]*\(0, buildLocale_1\.buildLocale\)\(params\)/,
    },
    {
      adapt: 'tools/site/buildPart.mjs',
      what: 'only a single --locale takes the language out of the addresses',
      package: core,
      file: 'lib/commands/build/buildUtils.js',
      has: /return cliOptions\.locale\?\.length === 1;/,
    },
    {
      adapt: 'src/boot/colorMode.ts',
      what: 'the storage key of the color mode',
      package: common,
      file: 'lib/contexts/colorMode.js',
      has: /ColorModeStorageKey = 'theme'/,
    },
    {
      adapt: 'src/boot/announcement.ts',
      what: 'the storage keys of the announcement',
      package: common,
      file: 'lib/contexts/announcementBar.js',
      has: /'docusaurus\.announcement\.dismiss'[^]*'docusaurus\.announcement\.id'/,
    },
    {
      adapt: 'src/boot/tabs.ts',
      what: 'the storage key of tabs',
      package: common,
      file: 'lib/utils/tabsUtils.js',
      has: /`docusaurus\.tab\.\$\{groupId\}`/,
    },
    {
      adapt: 'src/boot/storage.ts',
      what: 'storage keys end with the namespace of the site',
      package: common,
      file: 'lib/utils/storageUtils.js',
      has: /\$\{\w+\}\$\{SiteStorage\.namespace\}/,
    },
    {
      adapt: 'src/boot/actions.ts',
      what: 'the storage key of the preferred version',
      package: '@docusaurus/plugin-content-docs',
      file: 'lib/client/docsPreferredVersion.js',
      has: /`docs-preferred-version-\$\{pluginId\}`/,
    },
  ])('$adapt: $what', ({ package: name, file, has }) => {
    expect(readPackage(name, file)).toMatch(has);
  });

  it('plugins/first-view/routeFiles.mjs: react-loadable reports requests and ids of modules only to a server', () => {
    const code = readPackage('react-loadable', 'lib/index.js');
    const known = [
      /if \(this\.context && Array\.isArray\(opts\.modules\)\) \{\s*opts\.modules\.forEach/,
      /if \(typeof opts\.webpack === "function"\) \{\s*READY_INITIALIZERS\.push\([^]*?isWebpackReady\(opts\.webpack\)/,
    ];
    for (const use of known) expect(code).toMatch(use);
    expect(known.reduce((rest, use) => rest.replace(use, ''), code)).not.toMatch(
      /opts\.(?:modules|webpack)\b/,
    );
    expect(whoReads(/preloadReady/)).toEqual([]);
  });

  it('src/lib/prefetch/sections.ts: the pages of a section are looked up when they are needed', () => {
    // The list at the top is rendered once, those below it when their parent is.
    expect(readPackage(core, 'lib/client/App.js')).toMatch(/const routesElement = renderRoutes\(routes\)/);
    expect(readPackage(core, 'lib/client/preload.js')).toMatch(/route\.component\.preload\?\.\(\)/);
    expect(whoReads(/@generated\/(?:routes|registry|routesChunkNames)'/).sort()).toEqual([
      '@docusaurus/core/lib/client/App.js',
      '@docusaurus/core/lib/client/docusaurus.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/client/normalizeLocation.js',
      '@docusaurus/core/lib/client/preload.js',
      '@docusaurus/theme-common/lib/utils/routesUtils.js',
    ]);
  });

  it('plugins/first-view/shortenVersion.mjs: only cards look up a page in the data of a version', () => {
    const lookUp = whoReads(/version\.docs\[/);
    expect(lookUp).toEqual(['@docusaurus/plugin-content-docs/lib/client/docsUtils.js']);
    const readers = whoReads(/\buseDocById\(/).filter((file) => !lookUp.includes(file));
    expect(readers).not.toEqual([]);
    expect(readers.filter((file) => !file.includes('/theme-classic/lib/theme/DocCard/'))).toEqual([]);
  });

  it('plugins/first-view/clientConfig.mjs: no component reads a setting of the build', () => {
    expect(whoReads(/\bsiteConfig\b/)).not.toEqual([]);
    const names = [...ofBuild].join('|');
    const reads = new RegExp(
      `\\bsiteConfig\\??\\.(?:${names})\\b|\\bsiteConfig:\\s*\\{[^}]*\\b(?:${names})\\b`,
    );
    expect(whoReads(reads)).toEqual([]);
    const own = listFiles(path.join(root, 'src'), /\.tsx?$/);
    expect(own.filter((file) => reads.test(readFileSync(path.join(root, 'src', file), 'utf8')))).toEqual([]);
  });

  it('plugins/first-view/localizeMessages.mjs: a message comes from the table or, where it has none, from the call', () => {
    const file = 'lib/client/exports/Translate.js';
    expect(readPackage(core, file)).toMatch(
      /return codeTranslations\[\(id \?\? message\)\] \?\? message \?\? id;/,
    );
    // The context has the table, too, but no component reads it there.
    expect(whoReads(/codeTranslations/)).toEqual([
      `${core}/lib/client/docusaurusContext.js`,
      `${core}/${file}`,
    ]);
    // Other forms of the import would go unseen, and their messages would stay in English.
    const imports = whoReads(/@docusaurus\/Translate/);
    expect(imports).not.toEqual([]);
    expect(whoReads(/^import .* from '@docusaurus\/Translate';$/m)).toEqual(imports);
  });

  it('plugins/first-view/tslib.mjs: holds every helper that @docusaurus/utils-common calls', () => {
    const folder = path.join(packageFolder('@docusaurus/utils-common'), 'lib');
    const calls = listFiles(folder, /\.js$/).flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_\d+\.(\w+)/g)].map(
        ([, name]) => name,
      ),
    );
    expect(calls).not.toEqual([]);
    expect(Object.keys(tslib)).toEqual(expect.arrayContaining(calls));
  });
});

describe('entries that are internal by name', () => {
  const internal = '@docusaurus/theme-common/internal';
  const exported = readPackage(common, 'lib/internal.js').match(/\w+/g) ?? [];
  const imports = listFiles(path.join(root, 'src'), /(?<!\.test)\.tsx?$/).flatMap((file) =>
    [
      ...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(
        /import \{([^}]*)\} from '@docusaurus\/theme-common\/internal'/g,
      ),
    ].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ file: `src/${file}`, name })),
    ),
  );

  it('are in use', () => expect(imports).not.toEqual([]));

  it.each(imports)(`$file: ${internal} exports $name`, ({ name }) => {
    expect(exported).toContain(name);
  });
});

describe('the keys of routes', () => {
  const route = (metadata: object) => ({
    path: '/docs/field',
    component: '@theme/DocItem',
    exact: true,
    metadata,
  });
  const keysOf = (metadata: object): string[] =>
    Object.keys(generateRoutesCode([route(metadata)]).routesChunkNames);

  it('plugins/first-view/generatedFiles.ts: are the path and a hash', () => {
    expect(keysOf({})).toEqual([expect.stringMatching(/^\/docs\/field-[\da-f]{3}$/)]);
  });

  // When this fails, the workaround has done its service: remove stableRoute.ts.
  it('plugins/translated-content/stableRoute.ts: change with the day of the last change', () => {
    expect(keysOf({ lastUpdatedAt: 1 })).not.toEqual(keysOf({ lastUpdatedAt: 2 }));
  });
});
