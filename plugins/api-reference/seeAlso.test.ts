import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDescriptions } from './checkDescriptions';
import { contextOf, describedBy, symbol, versionsOf } from './fixtures';
import { pictureFolder } from './listExamples';
import { toRootData } from './props';
import { toSymbol } from './toSymbol';

const named = (name: string) =>
  symbol(name, { definition: { module: 'taichi.lang', name, file: 'python/taichi/lang/impl.py', line: 7 } });
const sections = { taichi: [named('one'), named('two'), named('three')] };
const history = versionsOf(sections, sections, { taichi: [named('one'), named('two')] });
const descriptions = {
  ...describedBy(
    'taichi.one: { text: One. }\ntaichi.two: { text: Two. }\ntaichi.three: { internal: true, text: Three. }\n',
    { taichi: 'All.' },
  ),
  families: [
    ['taichi.one', 'taichi.two', 'taichi.three'],
    ['taichi.one', 'taichi.two'],
  ],
};
const seeAlso = (name: string, version: number) =>
  toSymbol(name, contextOf(history, history[version], descriptions)).seeAlso?.map((other) => other.name);

describe('the names beside an entry', () => {
  it('are the others of its families, each once, and lead back', () => {
    expect(seeAlso('taichi.one', 1)).toEqual(['ti.two', 'ti.three']);
    expect(seeAlso('taichi.three', 1)).toEqual(['ti.one', 'ti.two']);
  });

  it('leave out what a version lacks', () => {
    expect(seeAlso('taichi.one', 2)).toEqual(['ti.two']);
  });

  it('must be described', () => {
    const families = [['taichi.one', 'taichi.tow']];
    expect(checkDescriptions({ ...descriptions, families }, history).join()).toContain(
      'see-also.yaml › taichi.tow: has no description. Fix: the nearest name is taichi.two.',
    );
  });
});

it('an internal name is marked on its page and in the index', () => {
  const context = contextOf(history, history[1], descriptions);
  expect(toSymbol('taichi.three', context).internal).toBe(true);
  expect(toSymbol('taichi.one', context)).not.toHaveProperty('internal');
  const [section] = toRootData(context, context.describe).sections;
  expect(section?.symbols).toContainEqual(['three', 'C', null, 3]);
});

/** Width and height of a WebP with lossy (VP8), lossless (VP8L) or extended (VP8X) content. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(file);
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

it('pictures of examples have the size that the page reserves for them', () => {
  const files = readdirSync(pictureFolder);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files)
    expect([file, ...sizeOf(path.join(pictureFolder, file))]).toEqual([file, 480, 300]);
});
