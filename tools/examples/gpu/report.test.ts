import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '../../shared/projectRoot';

const read = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8');
const schema = z.object({
  releases: z.array(
    z.object({
      packages: z.string(),
      processes: z.number(),
      others: z.array(z.object({ place: z.string() })),
    }),
  ),
});

it.each([
  'src/pages',
  'i18n/zh-Hans/docusaurus-plugin-content-pages',
  'i18n/fr-FR/docusaurus-plugin-content-pages',
])('the numbers of %s are those of the report', (folder) => {
  const { releases } = schema.parse(JSON.parse(read('data/gpu-report.json')));
  const section = read(`${folder}/how-these-docs-are-tested.md`).split('{#gpu}')[1]?.split('\n## ')[0] ?? '';
  for (const { packages, processes, others } of releases) {
    expect(others.length).toBeGreaterThan(0);
    const release = packages.replace('taichi==', '');
    expect(section).toContain(`| ${release} | ${processes} | ${processes - others.length} |`);
  }
});
