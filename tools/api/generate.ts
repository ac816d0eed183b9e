// Writes api/<version>/ from the installed releases of Taichi; with --check, compares and writes nothing (see api/README.md).
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { differences, generate, readTree, writeTree } from './regenerate';
import { parseArguments } from './releases';

const root = path.join(projectRoot, 'api');

try {
  const { check, chosen } = parseArguments(process.argv.slice(2), process.env);
  for (const release of chosen) {
    const folder = path.join(root, release.version);
    const files = await generate(release);
    const stale = differences(await readTree(folder), files);
    if (check) {
      for (const file of stale) {
        console.error(
          `api/${release.version}/${file}:1: differs from what ${release.tag} gives; run tools/api/generate.ts`,
        );
      }
      if (stale.length > 0) process.exitCode = 1;
    } else {
      await writeTree(folder, files);
    }
    console.log(
      `api/${release.version}: ${files.size} files, ${stale.length} ${check ? 'differ' : 'changed'}`,
    );
  }
} catch (error) {
  console.error(`tools/api/generate.ts: ${describeFailure(error)}`);
  process.exitCode = 1;
}

/**
 * What a failed generator printed, or the message of any other error.
 */
function describeFailure(error: unknown) {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return printed || (error instanceof Error ? error.message : String(error));
}
