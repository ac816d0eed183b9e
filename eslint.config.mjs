import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const SCRIPT_FILES = '**/*.{js,mjs,cjs,ts,mts,tsx}';
const TYPED_FILES = '**/*.{ts,mts,tsx}';
const TEST_FILES = '**/*.test.{ts,tsx}';

// Who may import whom: contributing/architecture.md has the table. Each pattern names what a folder must not import, and why.
const REACT = {
  regex: '^react(-dom)?(/|$)',
  message: 'React belongs in src/hooks, src/components and src/theme.',
};
const NODE = {
  regex: `^(node:.*|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')}))$`,
  message: 'This file runs in the browser too: Node belongs in plugins and tools.',
};
const DOCUSAURUS = { regex: '^@docusaurus/', message: 'This folder does not depend on Docusaurus.' };
const THEME_ALIAS = { regex: '^@theme', message: 'Only the theme and components import @theme.' };
const PLUGINS = {
  regex: '^(@site/|(\\.\\./)+)plugins/',
  message: 'Plugins are reached through their types.ts only.',
};
const PLUGIN_INSIDES = { ...PLUGINS, regex: '^(@site/|(\\.\\./)+)plugins/(?!.*/types$)' };
/** @param {string} names Folders at the root, separated by |. */
const root = (names) => ({
  regex: `^(@site/|(\\.\\./)+)(${names})(/|$)`,
  message: 'That folder is out of reach here: see contributing/architecture.md.',
});
/** @param {string} names Folders of src, separated by |. */
const src = (names) => ({
  regex: `^(@site/src|(\\.\\./)+src|(\\.\\./)*\\.\\.)/(${names})(/|$)`,
  message: 'That folder of src is out of reach here: see contributing/architecture.md.',
});
const ANOTHER_PLUGIN = 'A plugin does not import another: move what both need to shared.';

/** @param {string[]} files @param {{ regex: string, message: string }[]} patterns @param {boolean} [allowTypeImports] */
const wall = (files, patterns, allowTypeImports = false) => ({
  files,
  ignores: [TEST_FILES],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: patterns.map((pattern) => ({ ...pattern, allowTypeImports })) },
    ],
  },
});

const PLUGIN_WALL = [REACT, THEME_ALIAS, root('src|tools|tests')];

export default defineConfig(
  {
    ignores: [
      'build/',
      'hosting/',
      '.cache/',
      '.docusaurus*/',
      'node_modules/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      'static/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [SCRIPT_FILES],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-require-imports': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
    },
  },
  {
    files: [TYPED_FILES],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['vitest.config.mts'],
        },
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
      },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended'], jsxA11y.flatConfigs.recommended],
    plugins: { '@docusaurus': docusaurus },
    languageOptions: { globals: globals.browser },
    rules: {
      // The server's render and the first one in the browser are the same here, so browser-only values come in effects.
      'react-hooks/set-state-in-effect': 'off',
      // A box that scrolls must be reachable by keyboard; with a role and a name it is a group that can be focused.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['group', 'region', 'tabpanel'], tags: [] }],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        // Signs, and the name of the product.
        { ignoredStrings: ['Taichi', ...'·•-–—×@/|:,.…#=()[]→←'] },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The content security policy refuses inline styles: use a class.',
        },
        {
          selector: 'CallExpression[callee.name="fetch"][arguments.length<2]',
          message: 'A request that hangs must end: pass { signal: requestLimit() }.',
        },
      ],
    },
  },
  {
    // Where Docusaurus, or the tool that reads a config file, asks for a default export.
    files: [
      '*.config.{ts,mts,mjs}',
      'sidebars.ts',
      'tests/fixtures/site/{docusaurus.config,sidebars}.ts',
      'tests/visual/playwright.config.ts',
      'tests/unchanged/globalSetup.ts',
      'plugins/*/index.ts',
      'src/theme/**',
      'src/pages/**',
      'src/clientModules/**',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  wall(['config/**'], [REACT, NODE, DOCUSAURUS, THEME_ALIAS, root('shared|src|plugins|tools|tests')], true),
  wall(
    ['shared/!(build)/**'],
    [REACT, NODE, DOCUSAURUS, THEME_ALIAS, root('config|src|plugins|tools|tests')],
  ),
  // What plugins and tools share during a build: Node is at hand.
  wall(['shared/build/**'], [REACT, DOCUSAURUS, THEME_ALIAS, root('config|src|plugins|tools|tests')]),
  wall(
    ['src/lib/**', 'src/search/**', 'src/offline/**', 'src/bundle/**'],
    [
      REACT,
      NODE,
      DOCUSAURUS,
      THEME_ALIAS,
      PLUGINS,
      root('shared/build|tools|tests'),
      src('boot|components|hooks|theme|pages|clientModules'),
    ],
  ),
  wall(
    ['src/hooks/**', 'src/components/**'],
    [NODE, PLUGIN_INSIDES, root('shared/build|tools|tests'), src('theme|pages')],
  ),
  wall(['src/theme/**', 'src/pages/**'], [NODE, PLUGIN_INSIDES, root('shared/build|tools|tests')]),
  wall(
    ['src/boot/**', 'src/clientModules/**'],
    [NODE, PLUGINS, root('shared/build|tools|tests'), src('theme|pages')],
  ),
  wall(
    ['plugins/*.ts', 'plugins/!(preset)/*.ts'],
    [...PLUGIN_WALL, { regex: '^\\.\\./(?!\\.\\./)', message: ANOTHER_PLUGIN }],
  ),
  // The preset assembles the other plugins.
  wall(['plugins/preset/*.ts'], PLUGIN_WALL),
  wall(
    ['plugins/*/*/**/*.ts'],
    [...PLUGIN_WALL, { regex: '^\\.\\./\\.\\./(?!\\.\\./)', message: ANOTHER_PLUGIN }],
  ),
  wall(['tools/**'], [REACT, THEME_ALIAS, root('src|tests')]),
  wall(['tests/**'], [REACT, DOCUSAURUS, THEME_ALIAS, root('plugins|src|shared')]),
  // The fixture is a site: its config lists the plugins, and its loader runs Docusaurus for their tests.
  wall(['tests/fixtures/**'], [REACT, THEME_ALIAS, root('src|tools')]),
  // The configuration of a site takes its policy from tools/hosting, as the real one does.
  wall(['tests/fixtures/site/docusaurus.config.ts'], [REACT, THEME_ALIAS, root('src')]),
  // The index of a build is read as the browser reads it: by the code of the search.
  wall(['tests/search/**'], [REACT, DOCUSAURUS, THEME_ALIAS, root('plugins')]),
);
