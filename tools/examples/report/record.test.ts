import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExampleReport } from '../../../shared/build/exampleReport';
import { projectRoot } from '../../shared/projectRoot';
import { selectAll } from '../selection/select';
import { createPage, fenced, release } from '../testing/createPage';
import { createReport, differingPages, recordPage, writeReport, type PageRecord } from './record';

const digits = expect.stringMatching(/^[0-9a-f]{12}$/) as string;
const recordOf = (...fences: string[]): PageRecord => {
  const text = fences.map((words, index) => fenced(words, `a = ${index}`)).join('\n');
  const [selection] = selectAll([createPage(text)]);
  if (!selection) throw new Error('no page');
  return recordPage(selection);
};
const reportOf = (pages: Record<string, PageRecord>) =>
  createReport(new Map(Object.entries(pages)), [release]);

describe('the record of a page', () => {
  it('has its blocks in order, with the runs that prove them', () => {
    const record = recordOf('python', 'python continue', 'cpp skip="cuda"', 'python');
    expect(record).toEqual({
      version: 'v1.6.0',
      tag: '1.6.0',
      blocks: [
        { hash: digits, language: 'python', status: 'executed', run: digits },
        { hash: digits, language: 'python', status: 'executed', run: digits },
        { hash: digits, language: 'cpp', status: 'skipped', reason: 'cuda' },
        { hash: digits, language: 'python', status: 'executed', run: digits },
      ],
    });
    const runs = record.blocks.map((block) => 'run' in block && block.run);
    expect(runs[0]).toBe(runs[1]);
    expect(runs[0]).not.toBe(runs[3]);
  });
});

describe('the report', () => {
  it('sorts pages, and sums them up', () => {
    const report = reportOf({ 'b.md': recordOf('python', 'python skip="cuda"'), 'a.md': recordOf('python') });
    expect(Object.keys(report.pages)).toEqual(['a.md', 'b.md']);
    expect(report.versions).toEqual([
      { version: 'v1.6.0', tag: '1.6.0', pages: 2, blocks: 3, executed: 2, skipped: { cuda: 1 } },
    ]);
  });

  it('differs in pages that changed, came or went', () => {
    const [one, two] = [recordOf('python'), recordOf('python vulkan')];
    const old = { pages: { 'a.md': one, 'b.md': one, 'gone.md': one } };
    const fresh = { pages: { 'a.md': one, 'b.md': two, 'new.md': one } };
    expect(differingPages(fresh, old)).toEqual(['b.md', 'gone.md', 'new.md']);
    expect(differingPages(old, old)).toEqual([]);
    expect(differingPages(old, null)).toEqual(['a.md', 'b.md', 'gone.md']);
  });
});

describe('the file', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'examples-record-'));
    copyFileSync(path.join(projectRoot, '.prettierrc.json'), path.join(root, '.prettierrc.json'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is read as it was written, one line per block', async () => {
    const report = reportOf({ 'docs/a.md': recordOf('python', 'python skip="cuda"') });
    await writeReport(root, report);
    expect(readExampleReport(root)).toEqual(report);
    expect(readFileSync(path.join(root, 'data/example-report.json'), 'utf8')).toMatch(
      /\n +\{ "hash": "[0-9a-f]{12}", "language": "python", "status": "executed", "run": "[0-9a-f]{12}" \},\n/,
    );
  });
});
