import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { afterAll, describe, expect, it } from 'vitest';
import { hashBlock, readExampleReport, type ExampleReport } from '../../shared/build/exampleReport';
import { createProofRecorders, type RecordedBlock } from './proofRecorder';

const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const executed = (language: string, meta: string, code: string) =>
  ({ status: 'executed', language, hash: hashBlock(language, meta, code), run: '0123456789ab' }) as const;

const report: ExampleReport = {
  versions: [],
  pages: {
    'blog/a/index.md': { version: 'v1.6.0', tag: '1.6.0', blocks: [] },
    'docs/a.md': {
      version: 'master',
      tag: '1.7.4',
      blocks: [
        executed('python', '', 'a = 1  # one'),
        executed('python', 'raises="E"', 'b'),
        executed('cpp', 'compile', 'int c;'),
        executed('cmake', 'title="CMakeLists.txt"', 'd()'),
        {
          status: 'skipped',
          reason: 'torch',
          language: 'python',
          hash: hashBlock('python', 'torch', 'e'),
        },
      ],
    },
  },
};

const python = (code: string, more: Partial<RecordedBlock> = {}): RecordedBlock => ({
  language: 'python',
  meta: '',
  code,
  kind: 'run',
  ...more,
});

function recordAll(file: string, blocks: readonly RecordedBlock[], known: ExampleReport | null = report) {
  const recorder = createProofRecorders(folder, () => known)(new VFile({ path: path.join(folder, file) }));
  const shown = blocks.map((block) => recorder.record(block));
  return { shown, proof: recorder.finish() };
}

const resultsOf = (file: string, blocks: readonly RecordedBlock[]) =>
  recordAll(file, blocks).proof?.examples.map(({ result }) => result);

describe('a page with examples', () => {
  it.each([
    ['ran', python('a = 1  # one')],
    ['raised', python('b', { meta: 'raises="E"', kind: 'raises' })],
    ['compiled', python('int c;', { language: 'cpp', meta: 'compile', kind: 'compile' })],
    ['ran', python('d()', { language: 'cmake', meta: 'title="CMakeLists.txt"', title: 'CMakeLists.txt' })],
    ['changed', python('a = 2')],
    ['changed', python('a = 1  # one', { meta: '{1}' })],
    ['skipped', python('new', { skip: 'cuda', kind: 'skip' })],
    ['skipped', python('e', { meta: 'torch' })],
  ])('reports %s for a block', (result, block) => {
    expect(resultsOf('docs/a.md', [block])).toEqual([result]);
  });

  it('takes the reason from the fence or the report', () => {
    const blocks = [python('new', { skip: 'cuda', kind: 'skip' }), python('e', { meta: 'torch' })];
    const { proof } = recordAll('docs/a.md', blocks);
    expect(proof?.examples.map(({ reason }) => reason)).toEqual(['cuda', 'torch']);
  });

  it('shows the release on tested blocks only, and ignores other languages', () => {
    const shell = python('ls', { language: 'shell' });
    const cmake = python('other()', { language: 'cmake' });
    const { shown } = recordAll('docs/a.md', [shell, cmake, python('a = 1  # one'), python('new')]);
    expect(shown).toEqual([null, null, { id: 'listing-1', tested: '1.7.4' }, { id: 'listing-2' }]);
  });

  it('uses the release of its version if it was never run', () => {
    expect(recordAll('docs/new.md', [python('x')]).proof?.release).toBe('1.7.4');
    expect(recordAll('newsletter/b/index.md', [python('x')]).proof?.release).toBe('1.6.0');
    expect(recordAll('versioned_docs/version-v1.5.0/new.md', [python('x')]).proof).toBeNull();
  });

  it('has no proof without examples, without a report, or in folders that are not run', () => {
    expect(recordAll('docs/a.md', []).proof).toBeNull();
    expect(recordAll('docs/a.md', [python('x')], null).proof).toBeNull();
    expect(recordAll('tools/a.md', [python('x')]).proof).toBeNull();
  });
});

describe('a translated page', () => {
  const file = 'i18n/fr-FR/docusaurus-plugin-content-docs/current/a.md';
  write('docs/a.md', '```python\na = 1  # one\n```\n\n```shell\nls\n```\n\n```python raises="E"\nb\n```\n');

  it('has the results of its source, also where comments are translated', () => {
    const blocks = [python('a = 1  # un'), python('b', { meta: 'raises="E"', kind: 'raises' })];
    expect(resultsOf(file, blocks)).toEqual(['ran', 'raised']);
  });

  it('has no results where its code differs', () => {
    expect(resultsOf(file, [python('a = 2  # un')])).toEqual(['changed']);
  });

  it('works without its source', () => {
    expect(resultsOf(file.replace('a.md', 'gone.md'), [python('x')])).toEqual(['changed']);
  });
});

describe('the report', () => {
  it('may be missing', () => {
    expect(readExampleReport(folder)).toBeNull();
  });

  it('is read as it was written', () => {
    write('data/example-report.json', JSON.stringify(report));
    expect(readExampleReport(folder)).toEqual(report);
  });

  it.each([
    ['broken JSON', '{'],
    ['another shape', '{ "versions": [], "pages": { "a.md": {} } }'],
    ['an unknown reason to skip', JSON.stringify(report).replace('"torch"', '"tired"')],
    ['a block without its run', JSON.stringify(report).replaceAll('"run"', '"walk"')],
  ])('is refused with %s', (_, text) => {
    write('data/example-report.json', text);
    expect(() => readExampleReport(folder)).toThrow(
      /^data\/example-report\.json:1: .* Fix: .* npm run check:examples -- --all --write-report\.$/,
    );
  });
});
