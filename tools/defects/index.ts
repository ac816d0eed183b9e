import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { runCommand } from '../shared/runCommand';
import { copyRepository } from './copyRepository';
import { findMissed, insertDefect, type Defect } from './defect';
import { defects, stoppingBuild } from './list';

/** Inserts the defects into a copy of the last commit, runs there those steps of `npm test` that have to report one, and returns what was missed. */
async function prove(planted: readonly Defect[]): Promise<string[]> {
  // Other steps report none of them, and most of those that do read what was built.
  const steps = new Set(['build', ...planted.map(({ step }) => step)]);
  const browserTests = planted.flatMap(({ browserTests: tests }) => tests?.source ?? []);
  const copy = copyRepository(projectRoot);
  try {
    for (const defect of planted) {
      const file = path.join(copy.folder, defect.file);
      writeFileSync(file, insertDefect(defect, readFileSync(file, 'utf8')));
    }
    const { output } = await runCommand(
      {
        command: process.execPath,
        args: [
          'tools/run.mjs',
          'test',
          ...[...steps].flatMap((name) => ['--step', name]),
          ...(browserTests.length > 0 ? ['--grep', browserTests.join('|')] : []),
        ],
      },
      { cwd: copy.folder, onLine: (line) => console.log(`  ${line}`) },
    );
    return findMissed(planted, output);
  } finally {
    copy.remove();
  }
}

runCommandBody(async () => {
  console.log(`Planting ${stoppingBuild.length + defects.length} defects in copies of the last commit ...`);
  const missed = [...(await prove(stoppingBuild)), ...(await prove(defects))];
  for (const line of missed) console.error(`missed: ${line}`);
  const total = stoppingBuild.length + defects.length;
  console.log(`${total - missed.length} passed, ${missed.length} failed`);
  if (missed.length > 0) process.exitCode = 1;
});
