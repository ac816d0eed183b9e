import { describe, expect, it } from 'vitest';
import type { ExampleReport } from '../../../shared/build/exampleReport';
import type { Page } from '../pages/pages';
import { createReport, recordPage } from '../report/record';
import { createPage, fenced, release } from '../testing/createPage';
import { isDrawn } from './draw';
import { listRuns } from './runs';
import { describeSelection, selectAll, selectedPart, selectRuns } from './select';

const text = [
  fenced('python', 'a = 0'),
  fenced('python continue', 'print(a)'),
  fenced('output', '0'),
  fenced('python', 'a = 2'),
  fenced('python skip="cuda"', 'a = 3'),
].join('\n');
const page = createPage(text);

const reportOf = (...pages: Page[]): ExampleReport =>
  createReport(new Map(selectAll(pages).map((one) => [one.page.file, recordPage(one)])), [release]);

/** The report without the record of one block. */
const without = (index: number): ExampleReport => {
  const report = reportOf(page);
  const record = report.pages[page.file];
  return {
    ...report,
    pages: record ? { [page.file]: { ...record, blocks: record.blocks.toSpliced(index, 1) } } : {},
  };
};

/** A seed that draws exactly one of the two runs of the page. */
const drawsOf = (seed: number) =>
  listRuns(page).runs.map(({ fingerprint }) => isDrawn(seed, `${page.file} ${fingerprint}`));
const seedFor = (...wanted: boolean[]) => {
  const seeds = Array.from({ length: 20_000 }, (_, seed) => seed);
  const found = seeds.find((seed) => String(drawsOf(seed)) === String(wanted));
  if (found === undefined) throw new Error('no such seed');
  return found;
};
const none = seedFor(false, false);
const second = seedFor(false, true);

type Case = [string, Page, ExampleReport | null, number, boolean, string[]];

describe('selectRuns', () => {
  it.each<Case>([
    ['what the report covers', page, reportOf(page), none, true, ['known', 'known']],
    ['a page without a record', page, reportOf(), none, true, ['changed', 'changed']],
    ['a page without a report', page, null, none, true, ['changed', 'changed']],
    ['a block removed from the report', page, without(1), none, true, ['changed', 'known']],
    [
      'changed code',
      createPage(text.replace('a = 2', 'a = 4')),
      reportOf(page),
      none,
      true,
      ['known', 'changed'],
    ],
    [
      'changed output',
      createPage(text.replace('\n0\n', '\n1\n')),
      reportOf(page),
      none,
      true,
      ['changed', 'known'],
    ],
    ['a drawn run', page, reportOf(page), second, true, ['known', 'drawn']],
    ['a drawn run whose tools are missing', page, reportOf(page), second, false, ['known', 'known']],
    [
      'a faulty page, all of it',
      createPage(`${text}\n${fenced('python fast')}`),
      reportOf(page),
      none,
      true,
      ['changed', 'changed'],
    ],
    [
      'other packages',
      { ...page, release: { ...release, packages: ['taichi==1.6.0', 'numpy==2'] } },
      reportOf(page),
      none,
      true,
      ['changed', 'changed'],
    ],
    [
      'the record of another page',
      { ...page, file: 'blog/b.md' },
      reportOf(page),
      none,
      true,
      ['changed', 'changed'],
    ],
  ])('chooses for %s', (_, its, report, seed, drawable, expected) => {
    const [selection] = selectRuns([its], { report, seed, isDrawable: () => drawable });
    expect([...(selection?.choices.values() ?? [])]).toEqual(expected);
  });
});

describe('selectedPart', () => {
  const partOf = (report: ExampleReport | null, its = page) =>
    selectRuns([its], { report, seed: none, isDrawable: () => true })
      .map(selectedPart)
      .map((part) => part?.blocks.map(({ code }) => code) ?? null);

  it.each([
    ['nothing of a page that the report covers', reportOf(page), [null]],
    ['a process with the skipped blocks', without(2), [['a = 2', 'a = 3']]],
    ['all of a page without a record', null, [['a = 0', 'print(a)', 'a = 2', 'a = 3']]],
  ])('is %s', (_, report, expected) => {
    expect(partOf(report)).toEqual(expected);
  });

  it('is all of a faulty page, so that its faults are reported', () => {
    const faulty = createPage(`${text}\n${fenced('python fast', 'a = 5')}`);
    expect(selectRuns([faulty], { report: null, seed: 0, isDrawable: () => true }).map(selectedPart)).toEqual(
      [faulty],
    );
  });
});

it('counts what is run', () => {
  const selections = (report: ExampleReport | null, seed: number) =>
    selectRuns([page], { report, seed, isDrawable: () => true });
  expect(describeSelection(selections(null, none), 5)).toBe(
    '4 blocks: 0 as in the report, 1 skipped by their fence, 3 changed and 0 drawn (seed 5) are run',
  );
  expect(describeSelection(selections(reportOf(page), second), second)).toBe(
    `4 blocks: 2 as in the report, 1 skipped by their fence, 0 changed and 1 drawn (seed ${second}) are run`,
  );
});
