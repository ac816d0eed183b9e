/**
 * Writes what the examples of the pages run, as plans for `run_plans.py`: a machine with a GPU needs Python, but neither Node.js nor this
 * repository.
 *
 * `npx tsx tools/examples/gpu/writePlans.ts FOLDER`: `FOLDER/v1.6.0.json` and so on, with the scripts that run them; what needs PyTorch is in
 * `v1.6.0+torch.json`, what needs other packages in `v1.6.0+mesh.json` and `v1.6.0+packages.json`, and the examples of the API reference are
 * in `v1.6.0+api.json`.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleReleases } from '../environment/releases';
import { stemOf } from '../runner/pictures';
import { planPages, subjects } from './planPages';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('No folder is given. Fix: npx tsx tools/examples/gpu/writePlans.ts /tmp/plans');
  process.exit(1);
}
const here = import.meta.dirname;
mkdirSync(folder, { recursive: true });
cpSync(path.join(here, '../python'), path.join(folder, 'python'), { recursive: true });
for (const name of ['run_plans.py', 'vulkan13.c', 'vulkan13.json']) {
  cpSync(path.join(here, name), path.join(folder, name));
}

async function writeVersion(version: string, into: string): Promise<void> {
  for (const subject of subjects) {
    const found = await planPages(process.cwd(), version, subject);
    const plans = found.map(({ id, page, process: { vulkan, frames, separate, blocks }, programs }) => ({
      id,
      page: page.file,
      vulkan,
      frames,
      separate,
      blocks: blocks.map(({ line, code, picture }) => ({ line, code, picture: picture && stemOf(picture) })),
      programs: programs.map(({ id: name, program: { block } }) => ({
        id: name,
        title: block.fence.title ?? 'main.cpp',
        code: `#line ${block.line} ${JSON.stringify(page.file)}\n${block.code}\n`,
      })),
    }));
    const name = subject === 'pages' ? version : `${version}+${subject}`;
    writeFileSync(path.join(into, `${name}.json`), JSON.stringify(plans));
    const programs = plans.flatMap((each) => each.programs).length;
    console.log(`${name}: ${plans.length} processes and ${programs} C++ programs`);
  }
}

async function main(into: string): Promise<void> {
  for (const { version } of exampleReleases) await writeVersion(version, into);
}

void main(folder);
