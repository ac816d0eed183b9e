import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareInterpreter } from '../examples/environment/interpreter';
import { exampleReleases } from '../examples/environment/releases';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { runCommand } from '../shared/runCommand';
import { checkRows } from './checkRows';
import { readRowVersions, readUnproven, runsFile, unprovenFile } from './readRows';

/** Runs the programs on each release, one after the other, and writes what they said. */
async function runAll(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rows-'));
  const cache = path.join(projectRoot, '.cache', 'examples');
  const said: Record<string, unknown> = {};
  for (const release of exampleReleases) {
    const { python } = await prepareInterpreter(release, { cache, env: process.env, print: console.log });
    const file = path.join(folder, `${release.version}.json`);
    const { code, output } = await runCommand(
      { command: python, args: [path.join(projectRoot, 'tools/rows/python/run.py'), file] },
      { cwd: folder },
    );
    if (code !== 0) throw new Error(`the programs of tools/rows failed on ${release.version}: ${output}`);
    said[release.version] = JSON.parse(readFileSync(file, 'utf8'));
    console.log(`${release.version}: run`);
  }
  rmSync(folder, { recursive: true });
  writeFileSync(path.join(projectRoot, runsFile), `${JSON.stringify(said, null, 2)}\n`);
}

runCommandBody(async () => {
  const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
  if (values.run) await runAll();
  const { problems, counts } = checkRows(
    readRowVersions(projectRoot),
    readUnproven(projectRoot),
    unprovenFile,
  );
  for (const problem of problems) console.error(problem);
  for (const [folder, { proven, listed }] of Object.entries(counts)) {
    console.log(`${folder}: ${proven} rows proven, ${listed} that our machine cannot prove`);
  }
  console.log(`rows: ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
});
