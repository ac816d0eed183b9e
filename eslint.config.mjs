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
const TEST_FILES = '**/*.test.{ts,tsx,mjs}';

// The walls of the house: each names what a folder must not import, and why. Which folder has which is at the end.
const REACT = {
  regex: '^react(-dom)?(/|$)',
  message: 'React stays in src/hooks, src/components and src/theme.',
};
const NODE = {
  regex: `^(node:.*|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')}))$`,
  message: 'This file runs in the browser too: Node belongs in plugins and scripts.',
};
const DOCUSAURUS = { regex: '^@docusaurus/', message: 'This folder does not know Docusaurus.' };
const THEME_ALIAS = { regex: '^@theme', message: 'Only the theme and components know @theme.' };
const PLUGINS = {
  regex: '^(@site/|(\\.\\./)+)plugins/',
  message: 'Plugins meet the rest only in their types.ts.',
};
const PLUGIN_INSIDES = { ...PLUGINS, regex: '^(@site/|(\\.\\./)+)plugins/(?!.*/types$)' };
/** @param {string} names Folders of src, separated by |. */
const src = (names) => ({
  regex: `^(@site/src|(\\.\\./)+src|(\\.\\./)*\\.\\.)/(${names})(/|$)`,
  message: 'That folder is behind a wall: see wall() at the end of eslint.config.mjs.',
});
const ANOTHER_PLUGIN = 'A plugin does not import another: move what both need to src/lib.';

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

const PLUGIN_WALL = [REACT, THEME_ALIAS, src('boot|components|config|hooks|theme|pages|clientModules')];

export default defineConfig(
  {
    ignores: [
      'build/',
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
          allowDefaultProject: ['vitest.config.mts', 'vitest.build.config.mts', 'vitest.search.config.mts'],
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
      ],
    },
  },
  {
    // Where Docusaurus, or the tool that reads a config file, asks for a default export.
    files: [
      '*.config.{ts,mts,mjs}',
      'sidebars.ts',
      'tests/fixtures/site/{docusaurus.config,sidebars}.ts',
      'plugins/*/index.ts',
      'src/theme/**',
      'src/pages/**',
      'src/clientModules/**',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  wall(
    ['src/config/**'],
    [
      REACT,
      NODE,
      DOCUSAURUS,
      THEME_ALIAS,
      PLUGINS,
      src('boot|components|hooks|lib|theme|pages|clientModules'),
    ],
    true,
  ),
  wall(
    ['src/lib/**'],
    [
      REACT,
      NODE,
      DOCUSAURUS,
      THEME_ALIAS,
      PLUGINS,
      src('boot|components|config|hooks|theme|pages|clientModules'),
    ],
  ),
  wall(['src/hooks/**', 'src/components/**'], [NODE, PLUGIN_INSIDES, src('theme|pages')]),
  wall(['src/theme/**', 'src/pages/**'], [NODE, PLUGIN_INSIDES]),
  wall(['src/boot/**', 'src/clientModules/**'], [NODE, PLUGINS, src('theme|pages')]),
  wall(
    ['plugins/*.ts', 'plugins/*/*.ts'],
    [...PLUGIN_WALL, { regex: '^\\.\\./[^.]', message: ANOTHER_PLUGIN }],
  ),
  wall(['plugins/*/*/**/*.ts'], [...PLUGIN_WALL, { regex: '^\\.\\./\\.\\./[^.]', message: ANOTHER_PLUGIN }]),
  wall(['scripts/**'], [REACT, THEME_ALIAS, src('boot|components|hooks|theme|pages|clientModules')]),
  wall(
    ['tests/**'],
    [REACT, DOCUSAURUS, THEME_ALIAS, PLUGINS, src('boot|components|hooks|lib|theme|pages|clientModules')],
  ),
  // The fixture is a site: its config lists the plugins, and the tests of plugins load it as Docusaurus does.
  wall(
    ['tests/fixtures/**'],
    [REACT, THEME_ALIAS, src('boot|components|hooks|lib|theme|pages|clientModules')],
  ),
  // The index of a build is read as the browser reads it: by the code of the search.
  wall(
    ['tests/search/**'],
    [REACT, DOCUSAURUS, THEME_ALIAS, PLUGINS, src('boot|components|hooks|theme|pages|clientModules')],
  ),
);
