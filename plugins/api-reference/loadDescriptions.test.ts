import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDescriptions, parseDescriptions } from './loadDescriptions';

describe('parseDescriptions', () => {
  const parse = (text: string) => parseDescriptions(text, 'api/descriptions/python/fields.yaml');

  it('gives back what is right', () => {
    const text = 'taichi.field:\n  text: Makes a field.\n  returns: ~\n';
    expect(parse(text)).toEqual({ 'taichi.field': { text: 'Makes a field.', returns: null } });
  });

  it.each([
    [
      'an unknown key',
      'taichi.field:\n  text: A field.\n  color: red\n',
      /fields\.yaml:3: taichi\.field: .*"color"/,
    ],
    ['no text', 'taichi.field:\n  returns: ~\n', /fields\.yaml:1: taichi\.field › text/],
    ['a text that is no sentence', 'taichi.field:\n  text: a field\n', /fields\.yaml:2: .*want sentences/],
    ['a link', 'taichi.field:\n  text: See [this](/x).\n', /fields\.yaml:2: .*want no links/],
    [
      'an unknown version',
      'taichi.field:\n  text: A field.\n  versions:\n    v2:\n      text: B.\n',
      /:4: .*want a version/,
    ],
    ['a key that is no name', 'ti.field:\n  text: A field.\n', /:1: ti\.field: /],
    [
      'a symbol twice',
      'taichi.field:\n  text: A.\ntaichi.field:\n  text: B.\n',
      /:3: duplicated mapping key/,
    ],
    ['what is no YAML', 'taichi.field:\n  text: [\n', /fields\.yaml:\d: /],
  ])('refuses %s, naming file, line and fix', (_what, text, message) => {
    expect(() => parse(text)).toThrow(message);
    expect(() => parse(text)).toThrow(/Fix: see api\/descriptions\/python\/README\.md/);
  });
});

describe('loadDescriptions', () => {
  let site = '';

  beforeEach(async () => {
    site = await mkdtemp(path.join(tmpdir(), 'descriptions-'));
    await mkdir(path.join(site, 'api/python'), { recursive: true });
    await writeFile(path.join(site, 'api/sections.yaml'), 'taichi/ad: Gradients.\n');
  });
  afterEach(() => rm(site, { recursive: true }));

  const write = (name: string, text: string) => writeFile(path.join(site, 'api/python', name), text);
  const load = () => loadDescriptions(site, path.join(site, 'api'));

  it('reads all files, and knows where a key stands', async () => {
    await write('a.yaml', 'taichi.a:\n  text: A.\n');
    await write('b.yaml', 'taichi.b:\n  text: B.\n  example: b()\n');
    const { symbols, sections, locate, problems } = await load();
    expect([...symbols.keys()]).toEqual(['taichi.a', 'taichi.b']);
    expect(sections).toEqual({ 'taichi/ad': 'Gradients.' });
    expect(locate(['taichi.b', 'example'])).toBe('api/python/b.yaml:3');
    expect(locate(['taichi/ad'])).toBe('api/sections.yaml:1');
    expect(problems).toEqual([]);
  });

  it('names an object that two files describe, and a file that it cannot read', async () => {
    await write('a.yaml', 'taichi.a:\n  text: A.\n');
    await write('b.yaml', 'taichi.b:\n  text: B.\ntaichi.a:\n  text: Again.\n');
    await write('c.yaml', 'taichi.c:\n  color: red\n');
    const { symbols, problems } = await load();
    expect(symbols.get('taichi.a')?.text).toBe('A.');
    expect(problems.join('\n')).toMatch(/c\.yaml:2: taichi\.c/);
    expect(problems).toContain(
      'api/python/b.yaml:3: taichi.a is described in api/python/a.yaml:1 too. Fix: keep one.',
    );
  });
});
