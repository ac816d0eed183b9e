import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { locales } from '../../config/locales';
import { projectRoot } from '../shared/projectRoot';
import { groups } from './arguments';

type Workflow = {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly needs?: string | readonly string[];
        readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly string[]>> };
        readonly steps?: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly env?: Readonly<Record<string, string>>;
        }[];
      }
    >
  >;
};

const folder = path.join(projectRoot, '.github/workflows');
const files = readdirSync(folder).sort();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const stepsOf = (file: string) =>
  Object.values((yaml.load(read(file)) as Workflow).jobs).flatMap(({ steps = [] }) => steps);

describe('continuous integration', () => {
  test.each(['ci.yml', 'proof.yml'])('%s runs every group of steps', (file) => {
    const commands = stepsOf(file).map(({ run = '' }) => run);
    const run = commands.flatMap((command) => /--groups ([\w,]+)/.exec(command)?.[1]?.split(',') ?? []);
    expect([...new Set(run)].sort()).toEqual([...groups].sort());
  });

  test('deploys only after every other job', () => {
    const { jobs } = yaml.load(read('ci.yml')) as Workflow;
    const reached = new Set<string>();
    const visit = (name: string) => {
      reached.add(name);
      for (const next of [jobs[name]?.needs ?? []].flat()) visit(next);
    };
    visit('deploy');
    expect(Object.keys(jobs).filter((name) => !reached.has(name))).toEqual([]);
  });

  test('builds every language apart, and tests what they make together', () => {
    const { jobs } = yaml.load(read('ci.yml')) as Workflow;
    const runs = (name: string) => jobs[name]?.steps?.flatMap(({ run = [] }) => run);
    expect(jobs.languages?.strategy?.matrix?.locale).toEqual(locales);
    expect(runs('languages')).toEqual(['npm run build:part -- ${{ matrix.locale }} --preview']);
    expect([jobs.build?.needs].flat()).toEqual(['languages']);
    expect(runs('build')).toEqual([
      'npm run build:merge -- .cache/parts/*',
      'npm test -- --groups build --reuse-build',
    ]);
  });

  test('deploys a build of its own, not the one for the preview server', () => {
    const { jobs } = yaml.load(read('ci.yml')) as Workflow;
    const uploads = (steps: Workflow['jobs'][string]['steps'] = []) =>
      steps.some(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact@'));
    const [name, ...others] = Object.keys(jobs).filter((job) => uploads(jobs[job]?.steps));
    expect(others).toEqual([]);
    const commands = jobs[name ?? '']?.steps?.flatMap(({ run = [] }) => run) ?? [];
    // `npm test` builds with SITE_PREVIEW, so that the preview server can take the newsletter form.
    expect(commands).toEqual(['npm run build', 'npm run keep-assets']);
    expect(read('ci.yml')).not.toContain('SITE_PREVIEW');
    // What is deployed has the zips for reading from a folder.
    expect(jobs[name ?? '']?.steps?.map(({ env }) => env?.BUNDLES)).toContain('true');
    expect([jobs.deploy?.needs].flat()).toContain(name);
  });

  test.each(files)('%s pins every action to a commit, with its version beside it', (file) => {
    const loose = stepsOf(file).flatMap(({ uses }) =>
      uses === undefined || uses.startsWith('./') || /^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(uses) ? [] : [uses],
    );
    expect(loose).toEqual([]);
    const unnamed = read(file)
      .split('\n')
      .filter((line) => /uses: [\w-]+\/[\w-]+@/.test(line) && !/ # v\d+\.\d+\.\d+$/.test(line));
    expect(unnamed).toEqual([]);
  });
});
