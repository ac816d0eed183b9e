import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTables } from '../rows/readTables';
import { projectRoot } from '../shared/projectRoot';

const row = z.object({
  library: z.string(),
  version: z.string(),
  task: z.string(),
  median: z.number().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  rate: z.number().optional(),
});
const schema = z.object({ date: z.string(), gpu: z.string(), rows: z.array(row) });

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const { rows } = schema.parse(JSON.parse(read('tools/performance/results/h200.json')));

/** Sections of the page, by task. */
const tasks = ['saxpy', 'stencil', 'logistic', 'bodies', 'total', 'histogram', 'launch'];

/** Formats a number like Python's `.3g`, for the numbers that occur here. */
const digits = (value: number): string => String(Number(value.toPrecision(3)));

/** Lists the rows of a task as the results prove them, the fastest program first. */
function expectedRows(task: string): string[][] {
  const scale = task === 'launch' ? 1000 : 1;
  return rows
    .filter((each) => each.task === task && each.median !== undefined)
    .filter(({ library, version }) => !library.startsWith('Taichi') || version === 'Taichi 1.6.0')
    .sort((a, b) => (a.median ?? 0) - (b.median ?? 0))
    .map(({ library, median = 0, low = 0, high = 0, rate }) => [
      library,
      digits(scale * median),
      `${digits(scale * low)} to ${digits(scale * high)}`,
      ...(rate === undefined ? [] : [Math.round(rate).toLocaleString('en-US')]),
    ]);
}

/** Lists the rows of the first table of a section. */
function writtenRows(page: string, section: string): string[][] {
  const [table] = readTables(page.split(`{#${section}}`)[1] ?? '');
  return (table?.rows ?? []).map(({ cells }) => [...cells]);
}

describe('the times on a GPU', () => {
  it.each(['docs', 'versioned_docs/version-v1.6.0', 'versioned_docs/version-v1.5.0'])(
    'of %s are those of the results',
    (folder) => {
      const page = read(path.posix.join(folder, 'performance/gpu_performance.md'));
      for (const task of tasks) {
        const expected = expectedRows(task);
        expect(expected.length).toBeGreaterThan(8);
        expect(writtenRows(page, task)).toEqual(expected);
      }
    },
  );
});
