import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { prepareOwnCopy } from '../bench/projects/ownCopy';
import { projectRoot } from '../shared/projectRoot';
import { buildFlags } from '../site/buildFlags';
import { runCommandBody } from '../shared/reportFailure';
import { multiplyDocs } from './multiplyDocs';
import { weigh } from './weigh';

const usage =
  'npm run bench:scale -- 1 3 10: builds the English site with as many times the pages of the documentation';

/** What GNU time reports of a build: seconds of processor time, seconds, KiB at most in memory. */
function parseTime(report: string): { cpu: number; wall: number; memory: number } {
  const [user = 0, system = 0, wall = 0, memory = 0] =
    /^scale (\S+) (\S+) (\S+) (\S+)$/m.exec(report)?.slice(1).map(Number) ?? [];
  return { cpu: user + system, wall, memory };
}

runCommandBody(async () => {
  const times = process.argv.slice(2).map(Number);
  if (times.length === 0 || times.some((each) => !Number.isInteger(each) || each < 1 || each > 50))
    throw new Error(`name factors from 1 to 50. Fix: ${usage}`);
  for (const factor of times) {
    const { folder, dist } = await prepareOwnCopy(projectRoot);
    if (factor > 1) multiplyDocs(folder, factor);
    const load = loadavg()[0]?.toFixed(1);
    const command = [
      process.execPath,
      ...buildFlags,
      path.join(folder, 'tools/site/docusaurus.mjs'),
      'build',
      '--locale',
      'en',
    ];
    // GNU time counts the processor time and the memory of all threads.
    const { status, stderr, stdout } = spawnSync('time', ['--format', 'scale %U %S %e %M', ...command], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) {
      console.log(
        `${factor}x: the build ended with ${status}, at load ${load}\n${stdout.slice(-500)}${stderr.slice(-3000)}`,
      );
      process.exitCode = 1;
      continue;
    }
    const { cpu, wall, memory } = parseTime(stderr);
    const figures = {
      ...{ factor, load, cpuSeconds: Math.round(cpu), wallSeconds: Math.round(wall) },
      memoryMiB: Math.round(memory / 1024),
      ...weigh(dist),
    };
    console.log(JSON.stringify(figures));
  }
});
