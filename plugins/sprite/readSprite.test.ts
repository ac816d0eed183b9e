import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSprite } from './readSprite';

let folder = '';
const read = (text: string) => {
  const file = path.join(folder, 'icons.svg');
  writeFileSync(file, text);
  return readSprite(file);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'taichi-docs-sprite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves out the space between elements and comments', () => {
  expect(read('<svg>\n<!-- why\n so -->\n  <path d="M0 0 H 1"/>\n</svg>\n').text).toBe(
    '<svg><path d="M0 0 H 1"/></svg>',
  );
});

it('names the file by what is in it', () => {
  const { name } = read('<svg><path/></svg>');
  expect(name).toMatch(/^assets\/icons\.[\da-f]{8}\.svg$/);
  expect(read('<svg>\n<path/></svg>').name).toBe(name);
  expect(read('<svg><g/></svg>').name).not.toBe(name);
});
