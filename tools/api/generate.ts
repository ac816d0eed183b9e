// Writes api/<version>/ from installed releases of Taichi; --check compares without writing (see api/README.md).
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { differences, generate, readTree, writeTree } from './regenerate';
import { parseArguments } from './releases';

runCommandBody(async () => {
  const { check, chosen } = parseArguments(process.argv.slice(2), process.env);
  for (const release of chosen) {
    const folder = path.join(projectRoot, 'api', release.version);
    const files = await generate(release);
    const stale = differences(await readTree(folder), files);
    if (!check) await writeTree(folder, files);
    else if (stale.length > 0) process.exitCode = 1;
    for (const file of check ? stale : []) {
      console.error(
        `api/${release.version}/${file}:1: differs from release ${release.tag}. Fix: run npm run generate:api.`,
      );
    }
    console.log(
      `api/${release.version}: ${files.size} files, ${stale.length} ${check ? 'differ' : 'changed'}`,
    );
  }
});
