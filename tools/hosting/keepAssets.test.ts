import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepAssets, runKeepAssets } from './keepAssets';

let folder = '';
const store = () => path.join(folder, 'store');
const inSite = (name: string, file: string) => path.join(folder, name, file);

/** Writes a build with some files. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(inSite(name, file)), { recursive: true });
    writeFileSync(inSite(name, file), text);
  }
  return path.join(folder, name);
}
const deploy = (site: string, day: string) =>
  keepAssets({ site, store: store(), days: 30, now: new Date(`2026-${day}T12:00:00Z`) });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = { 'index.html': 'A', 'assets/js/main.aaaaaa.js': 'A', 'assets/js/react.cccccc.js': 'R' };
const second = { 'index.html': 'B', 'assets/js/main.bbbbbb.js': 'B', 'assets/js/react.cccccc.js': 'R' };

describe('keepAssets', () => {
  it('adds the hashed files of the build before, and no page', () => {
    deploy(build('a', first), '01-01');
    const site = build('b', second);
    expect(deploy(site, '01-10')).toEqual({ current: 2, kept: 1, expired: 0 });
    expect(readFileSync(inSite('b', 'assets/js/main.aaaaaa.js'), 'utf8')).toBe('A');
    expect(readFileSync(inSite('b', 'index.html'), 'utf8')).toBe('B');
    expect(existsSync(path.join(store(), 'index.html'))).toBe(false);
  });

  it('counts the days from the last build that had a file', () => {
    deploy(build('a', first), '01-01');
    deploy(build('a2', first), '02-01');
    expect(deploy(build('b', second), '03-01').kept).toBe(1);
    expect(deploy(build('b2', second), '03-05')).toEqual({ current: 2, kept: 0, expired: 1 });
    expect(existsSync(inSite('b2', 'assets/js/main.aaaaaa.js'))).toBe(false);
    expect(existsSync(path.join(store(), 'assets/js/main.aaaaaa.js'))).toBe(false);
  });

  it('does not count what it has added as part of the build when it runs twice', () => {
    deploy(build('a', first), '01-01');
    const site = build('b', second);
    deploy(site, '01-10');
    expect(deploy(site, '01-20')).toEqual({ current: 2, kept: 1, expired: 0 });
    expect(deploy(site, '02-05')).toEqual({ current: 2, kept: 0, expired: 1 });
    expect(existsSync(inSite('b', 'assets/js/main.aaaaaa.js'))).toBe(false);
  });

  it('refuses a folder that is no build', () => {
    expect(() => deploy(build('empty', { 'index.html': '' }), '01-01')).toThrow('Fix: npm run build');
  });
});

describe('runKeepAssets', () => {
  it('prints what it did', () => {
    const lines: string[] = [];
    const site = build('a', first);
    runKeepAssets(['--site', site, '--store', store()], (line) => lines.push(line));
    expect(lines).toEqual(['2 files of this build, 0 of earlier ones kept, 0 older than 30 days removed']);
  });

  it.each([
    [['--days', 'many'], '--days many is no number of days'],
    [['--days', '0'], 'Fix: a number above 0'],
  ])('refuses %s', (args, message) => {
    expect(() => runKeepAssets(args, () => undefined)).toThrow(message);
  });
});
