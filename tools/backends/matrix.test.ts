import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../shared/projectRoot';

const backends = z.record(z.string(), z.record(z.string(), z.string()));
const schema = z.object({
  machines: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.object({ text: z.string(), extension: z.string().nullable() })),
  releases: z.record(
    z.string(),
    z.object({ run: backends, declared: z.record(z.string(), z.array(z.string())) }),
  ),
});

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const proof = schema.parse(JSON.parse(read('data/feature-matrix.json')));

/** Returns the cell of a program that was run. */
function cellOfRun(result = 'no result'): string {
  if (result === 'yes') return 'yes';
  if (result.startsWith('process ended')) return '**crash**';
  if (result.startsWith('only with ndarrays')) return 'ndarrays only';
  return result.includes(' instead of ') ? '**wrong**' : 'no';
}

/** Lists the rows of the table as the results prove them. */
function expectedRows(release: string): string[][] {
  const { run = {}, declared = {} } = proof.releases[release] ?? {};
  return Object.entries(proof.rows).map(([name, { text, extension }]) => [
    text,
    ...['x64', 'cuda', 'vulkan', 'opengl'].map((backend) => cellOfRun(run[backend]?.[name])),
    ...['amdgpu', 'metal', 'dx12'].map((backend) => {
      if (extension === null) return '?';
      return declared[extension]?.includes(backend) ? 'listed' : 'not listed';
    }),
  ]);
}

/** Lists the rows of the table of a page. */
function writtenRows(folder: string): string[][] {
  const section =
    read(path.posix.join(folder, 'reference/feature_matrix.md')).split('{#matrix}')[1]?.split('\nNotes')[0] ??
    '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));
}

describe('the features by backend', () => {
  it.each([
    ['docs', '1.7.4'],
    ['versioned_docs/version-v1.6.0', '1.6.0'],
    ['versioned_docs/version-v1.5.0', '1.5.0'],
  ])('of %s have a proof in each cell', (folder, release) => {
    const rows = writtenRows(folder);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows).toEqual(expectedRows(release));
  });

  it('differ between the Vulkan drivers of Mesa and NVIDIA where the note says so', () => {
    const { run = {} } = proof.releases['1.7.4'] ?? {};
    const differing = Object.keys(proof.rows).filter(
      (name) => cellOfRun(run.vulkan?.[name]) !== cellOfRun(run.vulkan_nvidia?.[name]),
    );
    expect(differing).toEqual(['prefix_sum']);
    for (const release of ['1.5.0', '1.6.0'])
      expect(new Set(Object.values(proof.releases[release]?.run.vulkan_nvidia ?? {}))).toEqual(
        new Set(['process ended: SIGABRT']),
      );
  });

  it('have a result for each program, on each backend', () => {
    for (const { run } of Object.values(proof.releases))
      for (const results of Object.values(run)) expect(Object.keys(results)).toEqual(Object.keys(proof.rows));
  });
});
