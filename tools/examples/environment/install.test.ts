import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderIn } from './install';

it('finds the folders of a cache behind the link of a copy', () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'taichi-docs-install-')));
  try {
    const link = path.join(root, 'copy');
    mkdirSync(path.join(root, 'cache'));
    symlinkSync(path.join(root, 'cache'), link);
    expect(folderIn(link, 'v1.6.0')).toBe(path.join(root, 'cache', 'v1.6.0'));
    expect(folderIn(path.join(root, 'none'), 'v1.6.0')).toBe(path.join(root, 'none', 'v1.6.0'));
  } finally {
    rmSync(root, { recursive: true });
  }
});
