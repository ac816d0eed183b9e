import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashBlock } from '../../shared/build/exampleReport';
import { describedBy, symbol, versionsOf } from './fixtures';
import { listExamples } from './listExamples';
import { loadTestedExamples, ranOn } from './testedExamples';

const sections = { taichi: [symbol('field')] };
const history = versionsOf(sections, sections);
const example = 'print(1)\n';
const described = describedBy(`taichi.field:
  text: A field.
  example: |
    print(1)
  fence: vulkan
`);

/** Computes the hash that the runner writes into the report for the example. */
function hashInReport(): string {
  const [{ fence = '', program = '' } = {}] = listExamples(described, history).examples;
  return hashBlock('python', fence, program);
}

describe('what the report says of an example', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'report-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const load = async (status: string, page = 'api/v1.6.0/fields') => {
    const file = path.join(folder, 'report.json');
    const result = status === 'skipped' ? { reason: 'cuda' } : { run: '0123456789ab' };
    const blocks = [{ hash: hashInReport(), language: 'python', status, ...result }];
    const pages = { [page]: { version: 'v1.6.0', tag: '1.6.0', blocks } };
    await writeFile(file, JSON.stringify({ versions: [], pages }));
    return loadTestedExamples(folder, 'report.json');
  };

  it('is the release on which the same program with the same words ran', async () => {
    const tested = await load('executed');
    expect(ranOn(tested, 'v1.6.0', { example, fence: 'vulkan' })).toBe('1.6.0');
    expect(ranOn(tested, 'v1.6.0', { example })).toBeUndefined();
    expect(ranOn(tested, 'v1.6.0', { example: 'print(2)', fence: 'vulkan' })).toBeUndefined();
    expect(ranOn(tested, 'master', { example, fence: 'vulkan' })).toBeUndefined();
  });

  it('is nothing for a block that was skipped, and for blocks of other pages', async () => {
    expect((await load('skipped')).size).toBe(0);
    expect((await load('executed', 'docs/basic/field.md')).size).toBe(0);
  });

  it('is refused with file and fix when the report is truncated', async () => {
    await writeFile(path.join(folder, 'report.json'), '{ "pages": ');
    expect(() => loadTestedExamples(folder, 'report.json')).toThrow(
      /^report\.json:1: malformed report of the examples: SyntaxError: .*Fix: /,
    );
  });

  it('is nothing without a report; one that is not understood is refused with the fix', async () => {
    expect(loadTestedExamples(folder, 'none.json').size).toBe(0);
    await expect(load('lost')).rejects.toThrow(
      /^report\.json:1: malformed report of the examples: pages\.api.*blocks\.0\.status: .*Fix: .*check:examples/,
    );
  });
});
