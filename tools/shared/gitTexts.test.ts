import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { gitTexts } from './gitTexts';

const root = mkdtempSync(path.join(tmpdir(), 'git-texts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );

it('gives the texts of a file, the newest first, under its earlier name too', () => {
  expect([...gitTexts(root, 'b.md')]).toEqual([]);
  git('init', '--quiet');
  const text = 'A first line.\nA second line.\nA third line.\n';
  writeFileSync(path.join(root, 'a.md'), text);
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  renameSync(path.join(root, 'a.md'), path.join(root, 'b.md'));
  git('add', '.');
  git('commit', '-q', '-m', 'two');
  writeFileSync(path.join(root, 'b.md'), `${text}More.\n`);
  git('commit', '-q', '-a', '-m', 'three');
  expect([...gitTexts(root, 'b.md')]).toEqual([`${text}More.\n`, text, text]);
});
