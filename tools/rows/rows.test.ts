import { describe, expect, it } from 'vitest';
import { projectRoot } from '../shared/projectRoot';
import { checkRows, type RowVersion, type UnprovenRow } from './checkRows';
import { readRowVersions, readUnproven, unprovenFile } from './readRows';
import { readTables } from './readTables';

const table = (head: string, ...rows: string[]): string =>
  [`| ${head} |`, `|${'---|'.repeat(head.split('|').length)}`, ...rows.map((row) => `| ${row} |`)].join('\n');

function check(text: string, more: Partial<RowVersion> = {}, unproven: UnprovenRow[] = [], page = 'a.md') {
  const runs = {
    messages: { wrong: 'TypeError: `x` cannot be 3' },
    rows: { '`a`': 'no error', '`b`': 'AssertionError' },
    defaults: { 'ti.init': { debug: 'False', block: '128' } },
  };
  return checkRows([{ folder: 'docs', runs, pages: { [page]: text }, ...more }], unproven, 'list.json');
}

describe('readTables', () => {
  it('reads cells, and bars in them, but no table in code', () => {
    const text = `${table('A | B', '`x \\| y` | 2')}\n\n\`\`\`md\n${table('C | D', '1 | 2')}\n\`\`\``;
    expect(readTables(text)).toEqual([
      { line: 1, header: ['A', 'B'], rows: [{ line: 3, cells: ['`x | y`', '2'] }] },
    ]);
  });
});

describe('checkRows', () => {
  it.each([
    ['a message that a program provoked', table('Message | Cause', '`x cannot be 3` | a number')],
    ['a message with a gap', table('Message | Cause', '`TypeError: … be 3` | a number')],
    ['a message below a block', `${table('Message | Cause', '`boom` | x')}\n\n\`\`\`output\nboom\n\`\`\``],
    [
      'a message that a block raises',
      `${table('Message | Cause', '`boom` | x')}\n\n\`\`\`python raises="E: boom"\n1\n\`\`\``,
    ],
    ['a default', table('Setting | Default', '`debug` | `False`', '`block` | 128')],
    ['no claim', table('Message | Cause', 'a window closes | x')],
  ])('accepts %s', (_, text) => {
    expect(check(text).problems).toEqual([]);
  });

  it.each([
    [
      'a message that nothing said',
      table('Message | Cause', '`y cannot be 3` | a number'),
      'docs/a.md:3: nothing that we ran said',
    ],
    [
      'another default',
      table('Setting | Default', '`block` | 64'),
      'docs/a.md:3: "block" has another default',
    ],
    ['an unknown setting', table('Setting | Default', '`color` | 64'), 'or none that we read'],
  ])('reports %s with file, line and fix', (_, text, expected) => {
    const { problems } = check(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(expected);
    expect(problems[0]).toMatch(/Fix: .*list\.json/);
  });

  it('reports a result whose proof failed, or that has none', () => {
    const text = `## Casts {#casts}\n\n${table('You write | You get', '`a` | 1', '`b` | 2', '`c` | 3')}`;
    const { problems, counts } = check(text, {}, [], 'type-system/type.md');
    expect(problems).toEqual([
      expect.stringContaining('docs/type-system/type.md:6: no proof'),
      expect.stringContaining('docs/type-system/type.md:7: no proof'),
    ]);
    expect(counts).toEqual({ docs: { proven: 1, listed: 0 } });
  });

  it('counts a row that is listed with its reason, and reports an entry that is not needed', () => {
    const text = table('Message | Cause', '`GLIBC_2.27` | an old system');
    const entry = { page: 'a.md', row: '`GLIBC_2.27`', reason: 'needs an old system' };
    expect(check(text, {}, [entry])).toEqual({ problems: [], counts: { docs: { proven: 0, listed: 1 } } });
    expect(check('', {}, [entry]).problems).toEqual([
      expect.stringContaining('list.json:1: no unproven row of a.md'),
    ]);
  });
});

describe('the tables of the documentation', () => {
  const { problems, counts } = checkRows(
    readRowVersions(projectRoot),
    readUnproven(projectRoot),
    unprovenFile,
  );

  it('claim what was run', () => {
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(counts))('of %s are mostly proven', (_, { proven, listed }) => {
    expect(proven).toBeGreaterThan(200);
    expect(listed).toBeLessThan(proven / 3);
  });
});
