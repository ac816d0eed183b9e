import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { crc32, writeZip } from './writeZip';

const files = new Map([
  ['docs/index.html', Buffer.from('<h1>Fields</h1>'.repeat(100))],
  ['docs/场.webp', Buffer.from([0, 1, 2, 250])],
  ['empty.txt', Buffer.alloc(0)],
]);

it('crc32 is the checksum of the format', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

it('another program reads the same files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  try {
    const zip = path.join(folder, 'a.zip');
    writeFileSync(zip, writeZip(files));
    // Python is on every machine that checks the examples of the documentation; its module also compares the checksums.
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder]);
    for (const [name, content] of files) expect(readFileSync(path.join(folder, name)), name).toEqual(content);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('compresses text, and gives the same bytes for the same files', () => {
  expect(writeZip(files).length).toBeLessThan(700);
  expect(writeZip(files)).toEqual(writeZip(files));
});
