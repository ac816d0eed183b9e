import { expect, test } from 'vitest';
import { readBudgets } from './budgets';
import { sumTransfers } from './kinds';
import { benchReadme } from './readme';
import { reportTables } from './report';

const sum = sumTransfers([
  { name: '/', type: 'Document', mimeType: 'text/html', isPrefetch: false, wire: 20480, body: 20000 },
]);
const builds = {
  pages: 159,
  coldSeconds: 40,
  warmSeconds: 10,
  pagesPerSecond: 4,
  more: 200,
  onePageMs: 12.5,
  onePageBytes: 0,
  onePageAppBytes: 40,
};
const machine = {
  processor: 'Some processor',
  cores: 2,
  memoryGiB: 8,
  system: 'Linux 6',
  node: 'v20.1.0',
  chromium: '140',
  loadBefore: 0.1,
};
const results = {
  date: null,
  machine,
  runs: 3,
  sites: {
    ours: {
      name: 'Taichi Docs',
      version: null,
      bytes: { field: { phone: { ...sum, gzip: sum, boot: null } } },
      lighthouse: {},
      clicks: { of: 70, lost: 1, byControl: { 'menu, phone': 1, 'version, desktop': 0 } },
      routes: { first: 900, hovered: 700, cold: 300, warm: null },
      builds,
    },
    docusaurus: {
      name: 'Docusaurus classic',
      version: '3.10.2',
      bytes: {},
      lighthouse: {},
      routes: { cold: 600, warm: 500 },
    },
  },
  failures: [{ site: 'VitePress', what: 'builds', message: 'it ended with code 1\nand more' }],
};
const tableOf = (title) =>
  reportTables(results, readBudgets()).find((table) => table.title.startsWith(title));

test('each budget stands beside its figure, with a verdict', () => {
  const rows = tableOf('Budgets').rows;
  expect(rows).toHaveLength(readBudgets().length);
  expect(rows[0]).toEqual(['first view of field on a phone, on the wire', 20, '≤ 22', 'KiB', 'met']);
  expect(rows.find(([what]) => what === 'lost first clicks')).toEqual([
    'lost first clicks',
    1,
    '≤ 0',
    'clicks',
    'missed',
  ]);
});

test('a page that a peer lacks has a dash', () => {
  expect(tableOf('First view: KiB').rows).toEqual([['field', 'phone', '20 (1)', null]]);
});

test('lost presses say where', () => {
  expect(tableOf('First presses').rows).toEqual([['Taichi Docs', 1, 70, 'menu, phone: 1']]);
});

test('route changes are compared with stock Docusaurus', () => {
  expect(tableOf('Route change').rows).toEqual([
    ['Taichi Docs', 900, 700, 300, null, 0.5, null],
    ['Docusaurus classic', undefined, undefined, 600, 500, 1, 1],
  ]);
});

test('a table without figures is left out', () => {
  expect(tableOf('Lighthouse')).toBeUndefined();
  expect(tableOf('First press to')).toBeUndefined();
});

test('the readme names machine, programs and what failed, and has no day unless one was given', () => {
  const text = benchReadme(results, reportTables(results, readBudgets()));
  expect(text).toContain('- Machine: Some processor, 2 cores, 8 GiB, Linux 6; load before the run: 0.1');
  expect(text).toContain('- Programs: Node 20.1.0, Chromium 140, Docusaurus classic 3.10.2');
  expect(text).toContain('- builds, VitePress: it ended with code 1\n');
  expect(text).not.toContain('- Day');
  expect(benchReadme({ ...results, date: '2023-05-01' }, [])).toContain('- Day: 2023-05-01');
});
