import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles, writeManifest } from './manifest';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  mkdirSync(path.join(site, 'docs'));
  writeFileSync(path.join(site, 'index.html'), 'home');
  writeFileSync(path.join(site, 'docs/field.html'), 'field');
});
afterEach(() => rmSync(site, { recursive: true }));

it('has the hash of each file, by path, and not its own', () => {
  writeManifest(site);
  const before = readFileSync(path.join(site, 'build-manifest.json'), 'utf8');
  expect(JSON.parse(before)).toEqual({
    format: 1,
    files: {
      'docs/field.html': createHash('sha256').update('field').digest('hex'),
      'index.html': createHash('sha256').update('home').digest('hex'),
    },
  });
  writeManifest(site);
  expect(readFileSync(path.join(site, 'build-manifest.json'), 'utf8')).toBe(before);
});

it('changes with one byte of one file', () => {
  const before = hashFiles(site);
  writeFileSync(path.join(site, 'index.html'), 'Home');
  expect(hashFiles(site)).not.toEqual(before);
});
