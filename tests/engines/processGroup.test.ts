import { spawn, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startGroup } from './processGroup';
import { waitFor } from './waitFor';

/** A zombie has ended: it waits for a parent that reads how. */
const isRunning = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout !== '' && !stdout.startsWith('Z');
};

/** Starts another program, writes its id and waits for it. */
const parent = ['-c', 'sleep 60 & echo $!; wait'];

const pidIn = (output: () => string) => waitFor('the id', () => /^\d+$/m.exec(output())?.[0]).then(Number);

describe('startGroup', () => {
  it('ends a program together with what it has started', async () => {
    const group = await startGroup('sh', parent);
    const pid = await pidIn(group.output);
    expect(isRunning(pid)).toBe(true);
    await group.end();
    await waitFor('its end', () => !isRunning(pid), 2000);
  });

  it('ends them too when the runner is killed', async () => {
    const script = `
      const { startGroup } = require('./tests/engines/processGroup.ts');
      startGroup('sh', ${JSON.stringify(parent)}).then(({ output }) => {
        setInterval(() => console.log(output()), 20);
      });
    `;
    const runner = spawn(process.execPath, ['--import', 'tsx', '--eval', script]);
    let output = '';
    runner.stdout.on('data', (text) => (output += String(text)));
    const pid = await pidIn(() => output);
    expect(isRunning(pid)).toBe(true);
    runner.kill('SIGKILL');
    await waitFor('its end', () => !isRunning(pid), 2000);
  });

  it('rejects a program that does not exist', async () => {
    await expect(startGroup('/no/such/program', [])).rejects.toThrow('ENOENT');
  });
});
