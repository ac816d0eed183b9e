/**
 * Writes what the examples of the pages run, as plans for `run_plans.py`: a machine with a GPU needs Python, but neither Node.js nor this
 * repository.
 *
 * `npx tsx tools/examples/gpu/writePlans.ts FOLDER`: `FOLDER/v1.6.0.json` and so on, with the scripts that run them.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleReleases } from '../environment/releases';
import { planPages } from './planPages';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('No folder is given. Fix: npx tsx tools/examples/gpu/writePlans.ts /tmp/plans');
  process.exit(1);
}
const here = import.meta.dirname;
mkdirSync(folder, { recursive: true });
cpSync(path.join(here, '../python'), path.join(folder, 'python'), { recursive: true });
cpSync(path.join(here, 'run_plans.py'), path.join(folder, 'run_plans.py'));
for (const { version } of exampleReleases) {
  const plans = planPages(process.cwd(), version).map(
    ({ id, page, process: { vulkan, frames, separate, blocks } }) => ({
      id,
      page: page.file,
      vulkan,
      frames,
      separate,
      blocks: blocks.map(({ line, code }) => ({ line, code, picture: null })),
    }),
  );
  writeFileSync(path.join(folder, `${version}.json`), JSON.stringify(plans));
  console.log(`${version}: ${plans.length} processes`);
}
