import { describe, expect, test } from 'vitest';
import { localProgram, runCommand } from './runCommand';

const node = (program: string) => ({ command: process.execPath, args: ['-e', program] });
const cwd = process.cwd();

describe('runCommand', () => {
  test('gives exit code and the lines of both streams without colors', async () => {
    const seen: string[] = [];
    const program = 'console.log("\\u001b[31mred\\u001b[0m"); console.error("plain"); process.exitCode = 3';
    const result = await runCommand(node(program), { cwd, onLine: (line) => seen.push(line) });
    expect(result.code).toBe(3);
    expect(result.output.split('\n').sort()).toEqual(['plain', 'red']);
    expect(seen.sort()).toEqual(['plain', 'red']);
  });

  test('hands the environment on', async () => {
    const result = await runCommand(node('console.log(process.env.GIVEN)'), { cwd, env: { GIVEN: 'yes' } });
    expect(result).toEqual({ code: 0, output: 'yes' });
  });

  test('counts an end by signal as a failure', async () => {
    expect((await runCommand(node('process.kill(process.pid, "SIGKILL")'), { cwd })).code).toBe(1);
  });

  test('kills the program and what it started when aborted', async () => {
    const limit = new AbortController();
    // The grandchild keeps the output open, so the run ends only when it is dead too.
    const program = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      console.log('started'); setInterval(() => {}, 1000);`;
    const result = await runCommand(node(program), {
      cwd,
      signal: limit.signal,
      onLine: () => limit.abort(),
    });
    expect(result).toEqual({ code: 1, output: 'started' });
  });

  test('throws when the program does not exist', async () => {
    await expect(runCommand({ command: '/no/such/program', args: [] }, { cwd })).rejects.toThrow('ENOENT');
  });
});

describe('localProgram', () => {
  test('runs the program of an installed package with this Node', async () => {
    const result = await runCommand(localProgram(cwd, 'typescript', ['--version'], 'tsc'), { cwd });
    expect(result.output).toMatch(/^Version \d/);
  });

  test('refuses a program that the package does not have', () => {
    expect(() => localProgram(cwd, 'typescript', [], 'tsx')).toThrow('typescript has no program named tsx');
  });
});
