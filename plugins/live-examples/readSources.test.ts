import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countLines, readSources } from './readSources';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'live-sources-'));
  mkdirSync(path.join(site, 'docs/a'), { recursive: true });
  mkdirSync(path.join(site, 'old'));
  const page = (code: string) =>
    `\`\`\`python\nimport taichi as ti\n\`\`\`\n\n\`\`\`python continue live="waves"\n${code}\n\`\`\`\n`;
  writeFileSync(path.join(site, 'docs/a/page.md'), page('new()'));
  writeFileSync(path.join(site, 'old/page.md'), page('old()'));
  writeFileSync(path.join(site, 'docs/a/notes.txt'), page('text()'));
});

afterAll(() => rmSync(site, { recursive: true }));

it('joins the blocks of a program, and takes it from the first folder that has it', () => {
  expect([...readSources(site, ['docs', 'old', 'missing'])]).toEqual([
    ['waves', 'import taichi as ti\nnew()\n'],
  ]);
  expect(readSources(site, ['old']).get('waves')).toContain('old()');
});

it('counts lines that have text', () => {
  expect(countLines('a\n\n  \nb\n')).toBe(2);
});
