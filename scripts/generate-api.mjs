// Writes api/<version>/**.json from the installed releases of Taichi; with --check, compares and writes nothing.
// Usage: node scripts/generate-api.mjs [--check] [--python VERSION=PATH]…   (see api/README.md)
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, generate, readTree, writeTree } from './generate-api/regenerate.mjs';
import { parseArguments } from './generate-api/releases.mjs';

const root = fileURLToPath(new URL('../api', import.meta.url));

try {
  const { check, chosen } = parseArguments(process.argv.slice(2), process.env);
  for (const release of chosen) {
    const folder = join(root, release.version);
    const files = await generate(release);
    if (!check) {
      await writeTree(folder, files);
      console.log(`api/${release.version}: ${files.size} sections`);
      continue;
    }
    const stale = differences(await readTree(folder), files);
    for (const path of stale) {
      console.error(
        `api/${release.version}/${path}:1: not what Taichi ${release.tag} gives; run npm run generate:api`,
      );
      process.exitCode = 1;
    }
    console.log(`api/${release.version}: ${files.size - stale.length} of ${files.size} sections up to date`);
  }
} catch (error) {
  console.error(`scripts/generate-api.mjs: ${error.stderr?.toString().trim() || error.message}`);
  process.exitCode = 1;
}
