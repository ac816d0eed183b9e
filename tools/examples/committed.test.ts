import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { committedReport, differingPages, readCommitted, writeCommitted } from './committed';
import { sumUp } from './report';

const ran = { hash: '0123456789ab', language: 'python', status: 'executed' };
const left = { hash: 'ba9876543210', language: 'cpp', status: 'skipped', reason: 'cuda' };
const result = (file, statuses, more = {}) => ({
  file,
  version: 'master',
  statuses,
  blocks: statuses.length,
  executed: statuses.filter(({ status }) => status === 'executed').length,
  skipped: { cuda: statuses.filter(({ reason }) => reason).length },
  written: [],
  failures: [],
  ...more,
});

const reportOf = (results) =>
  committedReport(results, sumUp(results, [{ version: 'master', tag: 'v1.7.4' }]));

describe('committedReport', () => {
  const failed = result('docs/c.md', [ran], { failures: [{ line: 1, message: '', tail: [] }] });
  const report = reportOf([result('docs/b.md', [ran, left]), result('docs/a.md', [ran]), failed]);

  it('has the blocks of each page in order, pages sorted, without those that failed', () => {
    expect(Object.entries(report.pages)).toEqual([
      ['docs/a.md', { version: 'master', tag: '1.7.4', blocks: [ran] }],
      ['docs/b.md', { version: 'master', tag: '1.7.4', blocks: [ran, left] }],
    ]);
    expect(report.versions).toMatchObject([{ version: 'master', tag: '1.7.4' }]);
  });
});

describe('differingPages', () => {
  const old = reportOf([result('a.md', [ran]), result('b.md', [ran]), result('gone.md', [ran])]);
  const fresh = reportOf([result('a.md', [ran]), result('b.md', [left]), result('new.md', [ran])]);

  it('names what changed, came or went', () => {
    expect(differingPages(fresh, old)).toEqual(['b.md', 'gone.md', 'new.md']);
    expect(differingPages(old, old)).toEqual([]);
    expect(differingPages(old, null)).toEqual(['a.md', 'b.md', 'gone.md']);
  });
});

describe('the file', () => {
  let root;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'examples-committed-'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is read as it was written, one line a block', async () => {
    expect(readCommitted(root)).toBeNull();
    const report = reportOf([result('docs/a.md', [ran, left])]);
    await writeCommitted(root, report);
    expect(readCommitted(root)).toEqual(report);
    expect(readFileSync(path.join(root, 'data/example-report.json'), 'utf8')).toMatch(
      /\n +\{ "hash": "0123456789ab", "language": "python", "status": "executed" \},\n/,
    );
  });
});
