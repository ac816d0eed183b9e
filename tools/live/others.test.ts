import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../shared/projectRoot';
import { findStale, listOthers, othersFile, readOthers, type OtherProgram, type Others } from './others';
import { listOwnPages } from './pages';

const program = (code: string): OtherProgram => ({
  file: 'docs/a.md',
  name: 'a.webp',
  blocks: [{ code, line: 3 }],
});

it('asks for the reason of what is new or has changed, and keeps the others', async () => {
  const asked: string[] = [];
  const list = (code: string, known: Others) =>
    listOthers([program(code)], known, ({ blocks }) => {
      asked.push(blocks[0]?.code ?? '');
      return Promise.resolve('a texture');
    });
  const known = await list('a = 1', {});
  expect(known['docs/a.md a.webp']?.reason).toBe('a texture');
  expect(await list('a = 1  # one', known)).toEqual(known);
  await list('a = 2', known);
  expect(asked).toEqual(['a = 1', 'a = 2']);
});

it('reports a missing, a changed and a superfluous entry', async () => {
  const known = await listOthers([program('a = 1')], {}, () => Promise.resolve('a texture'));
  expect(findStale([program('a = 1')], known)).toEqual([]);
  expect(findStale([program('a = 2')], known)[0]).toContain('docs/a.md:3:');
  expect(findStale([program('a = 1')], {})).toHaveLength(1);
  expect(findStale([], known)[0]).toContain('no page has "docs/a.md a.webp"');
});

it('says of each program of the site that has a picture why it is not live', () => {
  const known = JSON.parse(readFileSync(path.join(projectRoot, othersFile), 'utf8')) as Others;
  const programs = readOthers(projectRoot, listOwnPages(projectRoot));
  expect(programs.length).toBeGreaterThan(0);
  expect(findStale(programs, known)).toEqual([]);
  for (const { reason } of Object.values(known)) expect(reason).not.toBe('');
});
