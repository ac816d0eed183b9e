import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { runCommandBody } from '../shared/reportFailure';
import { runCommand } from '../shared/runCommand';
import { copyRepository } from './copyRepository';
import { findMissed, insertDefect, type Defect } from './defect';
import { defects, stoppingBuild } from './list';

/** Inserts the defects into a copy of the last commit, runs the given groups of `npm test` there, and returns what was missed. */
async function prove(planted: readonly Defect[], groups: string): Promise<string[]> {
  const copy = copyRepository(projectRoot);
  try {
    for (const defect of planted) {
      const file = path.join(copy.folder, defect.file);
      writeFileSync(file, insertDefect(defect, readFileSync(file, 'utf8')));
    }
    const { output } = await runCommand(
      { command: process.execPath, args: ['tools/run.mjs', 'test', '--groups', groups] },
      { cwd: copy.folder, onLine: (line) => console.log(`  ${line}`) },
    );
    return findMissed(planted, output);
  } finally {
    copy.remove();
  }
}

runCommandBody(async () => {
  console.log(`Planting ${stoppingBuild.length + defects.length} defects in copies of the last commit ...`);
  const missed = [
    ...(await prove(stoppingBuild, 'build')),
    ...(await prove(defects, 'checks,examples,build,browser')),
  ];
  for (const line of missed) console.error(`missed: ${line}`);
  const total = stoppingBuild.length + defects.length;
  console.log(`${total - missed.length} passed, ${missed.length} failed`);
  if (missed.length > 0) process.exitCode = 1;
});
