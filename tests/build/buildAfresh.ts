import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import type { BuildOptions, SiteCopy } from '../support/siteCopy';

/** Builds as the deployment does: without the output of an earlier build and without any cache. */
export async function buildAfresh(site: SiteCopy, options?: BuildOptions): Promise<void> {
  for (const left of ['build', '.docusaurus', '.cache', 'node_modules/.cache'])
    await rm(site.pathOf(left), { recursive: true, force: true });
  const { code, output } = await site.build(options);
  expect(code, output).toBe(0);
}
