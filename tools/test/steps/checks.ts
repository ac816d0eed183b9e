import type { TestOptions } from '../arguments';
import { runAudit } from '../audit';
import { listFiles, runProgram, runTool, runVitest } from '../programs';
import type { Step } from '../schedule';

const sourceFolders = ['config', 'shared', 'src', 'plugins', 'tools', 'tests'];

/** Steps that read sources only: format, lint, types, import cycles, dead code, spelling, content checks, unit tests, and the plugins over the fixture site. */
export function checkSteps(root: string, { isWhole }: TestOptions): Step[] {
  const cached = (name: string): string[] =>
    isWhole ? [] : ['--cache', '--cache-location', `.cache/${name}`, '--cache-strategy', 'content'];
  const program = (name: string, limit: number, packageName: string, args: string[], bin?: string): Step => ({
    name,
    cores: 1,
    limit,
    run: (tools) => runProgram({ root, tools }, packageName, args, bin),
  });
  const tool = (name: string, ...args: string[]): Step => ({
    name,
    cores: 1,
    limit: 5,
    run: (tools) => runTool({ root, tools }, ...args),
  });
  return [
    program('lint: code', 10, 'eslint', ['.', '--max-warnings', '0', ...cached('eslint/')]),
    program('types', 10, 'typescript', ['--noEmit', ...(isWhole ? ['--incremental', 'false'] : [])], 'tsc'),
    { name: 'unit tests', cores: 1, limit: 10, run: (tools) => runVitest({ root, tools }, 'unit') },
    fixtureSite(root, isWhole),
    program('format', 5, 'prettier', [
      '--check',
      '--log-level',
      'warn',
      '.',
      ...(isWhole ? [] : ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content']),
    ]),
    program(
      'import cycles',
      5,
      'dependency-cruiser',
      [...sourceFolders, ...(isWhole ? [] : ['--cache', '.cache/imports', '--cache-strategy', 'content'])],
      'depcruise',
    ),
    program('dead code', 5, 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
    program('lint: styles', 5, 'stylelint', ['src/**/*.css', '--max-warnings', '0', ...cached('stylelint/')]),
    program('spelling', 10, 'cspell', ['lint', '--no-progress', '--no-summary', ...cached('cspell')]),
    // Pages of the documentation follow with the edit of their English; until then only code and its documents are held to the rules.
    tool('prose of the code', 'prose', '--code'),
    tool('pictures', 'pictures'),
    tool('translations', 'translations/checkMessages'),
    tool('translated pages', 'translations', 'check'),
    tool('versions of pages', 'versions'),
    tool('addresses of pages', 'slugs'),
    tool('descriptions of the API', 'api/checkDescriptions'),
    { name: 'dependencies', cores: 1, limit: 2, run: (tools) => runAudit(root, tools) },
  ];
}

/** The plugins over builds of the fixture site, those left out that have passed with the same sources. */
function fixtureSite(root: string, isWhole: boolean): Step {
  return {
    name: 'fixture site',
    cores: 1,
    limit: 10,
    async run(tools) {
      if (isWhole) return runVitest({ root, tools }, 'fixture');
      const files = await listFiles({ root, tools }, 'tests/unchanged/listFixtureTests.ts');
      if (files.length > 0) return runVitest({ root, tools }, 'fixture', files);
      tools.print('nothing that these tests build has changed since they passed');
      return { passed: 0, failed: 0, skipped: 0, details: '' };
    },
  };
}
