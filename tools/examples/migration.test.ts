import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFence } from '../../shared/code/parseFence';
import { readFences } from '../../shared/code/readFences';
import { projectRoot } from '../shared/projectRoot';

/** A program before or after a change, and how it ends on the release of its page. */
type Program = {
  heading: string;
  title: string;
  code: string;
  raises: boolean;
  output: string;
};

/** Lists the programs of the migration guide with the titles before.py and after.py. */
function readPrograms(folder: string): Program[] {
  const text = readFileSync(path.join(projectRoot, folder, 'faqs/migrating.md'), 'utf8');
  const lines = text.split('\n');
  const fences = readFences(text);
  return fences.flatMap((fence, index) => {
    if (fence.language !== 'python') return [];
    const { title = '', raises } = parseFence('python', fence.meta);
    if (!/^(?:before|after)\.py$/.test(title)) return [];
    const heading = lines.slice(0, fence.line).findLast((line) => line.startsWith('##')) ?? '';
    const next = fences[index + 1];
    const output = next?.language === 'output' && next.line === fence.lastLine + 1 ? next.code : '';
    return [{ heading, title, code: fence.code, raises: raises !== undefined, output }];
  });
}

const folders = ['versioned_docs/version-v1.5.0', 'versioned_docs/version-v1.6.0', 'docs'];
const pages = folders.map(readPrograms);
const [on15 = [], on16 = [], on17 = []] = pages;

// The examples are run on the release of their page, so equal programs in the copies prove a change on all releases.
describe('the migration guide', () => {
  it('has the same programs in each version, in pairs', () => {
    expect(on17.length).toBeGreaterThanOrEqual(40);
    for (const page of pages) {
      expect(page.map(({ title, code }) => [title, code])).toEqual(
        on17.map(({ title, code }) => [title, code]),
      );
      expect(page.map(({ title }) => title)).toEqual(
        page.map((_, index) => (index % 2 === 0 ? 'before.py' : 'after.py')),
      );
    }
  });

  it('has programs after a change that end alike on all releases', () => {
    on17.forEach((program, index) => {
      if (program.title === 'before.py') return;
      const { heading } = program;
      expect(
        pages.map((page) => page[index]?.raises),
        heading,
      ).toEqual([false, false, false]);
      expect(
        pages.map((page) => page[index]?.output),
        heading,
      ).toEqual([program.output, program.output, program.output]);
    });
  });

  it('has programs before a change that run on the older release and end otherwise on the newer one', () => {
    on17.forEach((program, index) => {
      if (program.title === 'after.py') return;
      const { heading } = program;
      const since = /:(?:changed|removed|deprecated)\[(?<release>1\.[67])\]/.exec(heading)?.groups?.release;
      expect(since, heading).toBeDefined();
      const [older, newer] = since === '1.7' ? [on16[index], on17[index]] : [on15[index], on16[index]];
      expect(older?.raises, heading).toBe(false);
      expect(older?.output, heading).not.toBe('');
      if (heading.includes(':deprecated[')) return;
      expect([newer?.raises, newer?.output], heading).not.toEqual([false, older?.output]);
    });
  });
});
