import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../shared/projectRoot';
import { sumTransfers } from '../measure/transfers';
import type { Results } from '../results';
import { readBudgets, type Budget } from './budgets';
import { benchReadme } from './readme';
import { reportTables } from './reportTables';

const sums = sumTransfers([
  { name: '/', type: 'Document', mimeType: 'text/html', isPrefetch: false, wire: 20480, body: 20000 },
]);
const results: Results = {
  date: null,
  machine: {
    processor: 'Some processor',
    cores: 2,
    memoryGiB: 8,
    system: 'Linux 6',
    node: 'v20.1.0',
    chromium: '140',
    loadBefore: 0.1,
  },
  runs: 3,
  sites: {
    ours: {
      name: 'Taichi Docs',
      version: null,
      bytes: { field: { phone: { ...sums, gzip: sums } } },
      lighthouse: {},
      clicks: { of: 70, lost: 1, byControl: { 'menu, phone': 1, 'version, desktop': 0 } },
      routes: { first: 900, hovered: 700, cold: 300, warm: null },
    },
    docusaurus: {
      name: 'Docusaurus classic',
      version: '3.10.2',
      bytes: {},
      lighthouse: {},
      routes: { cold: 600, warm: 500 },
    },
  },
  failures: [{ site: 'VitePress', what: 'builds', message: 'the build exited with code 1\nand more' }],
};
const budgets: readonly Budget[] = [
  { id: 'firstViewPhone', what: 'first view', unit: 'KiB', most: 22 },
  { id: 'lostClicks', what: 'lost clicks', unit: 'clicks', most: 0 },
  { id: 'performance', what: 'Lighthouse performance', unit: 'points', least: 100 },
];
const rowsOf = (title: string) =>
  reportTables(results, budgets).find((table) => table.title.startsWith(title))?.rows;

test('each budget is listed with its figure and a verdict', () => {
  expect(rowsOf('Budgets')).toEqual([
    ['first view', 20, '≤ 22', 'KiB', 'met'],
    ['lost clicks', 1, '≤ 0', 'clicks', 'missed'],
    ['Lighthouse performance', null, '≥ 100', 'points', 'not measured'],
  ]);
});

test('a page that a peer lacks has no figure', () => {
  expect(rowsOf('First view: KiB')).toEqual([['field', 'phone', '20 (1)', null]]);
});

test('lost presses are listed by control', () => {
  expect(rowsOf('First presses')).toEqual([['Taichi Docs', 1, 70, 'menu, phone: 1']]);
});

test('route changes are compared with stock Docusaurus', () => {
  expect(rowsOf('Route change')).toEqual([
    ['Taichi Docs', 900, 700, 300, null, 0.5, null],
    ['Docusaurus classic', undefined, undefined, 600, 500, 1, 1],
  ]);
});

test('a table without figures is omitted', () => {
  expect(rowsOf('Lighthouse')).toBeUndefined();
  expect(rowsOf('From the first press')).toBeUndefined();
});

test('the report names machine, programs and failures, and has a date only if one was given', () => {
  const text = benchReadme(results, reportTables(results, budgets));
  expect(text).toContain('- Machine: Some processor, 2 cores, 8 GiB, Linux 6; load before the run: 0.1');
  expect(text).toContain('- Programs: Node 20.1.0, Chromium 140, Docusaurus classic 3.10.2');
  expect(text).toContain('- builds, VitePress: `` the build exited with code 1 ``\n');
  expect(text).not.toContain('- Date');
  expect(benchReadme({ ...results, date: '2023-05-01' }, [])).toContain('- Date: 2023-05-01');
});

test('the committed README.md is up to date. Fix: npm run bench -- --render', () => {
  const read = (name: string) => readFileSync(path.join(projectRoot, 'tools/bench', name), 'utf8');
  const committed = JSON.parse(read('results.json')) as Results;
  expect(read('README.md')).toBe(benchReadme(committed, reportTables(committed, readBudgets())));
});
