import { spawn } from 'node:child_process';

/** A running program and all processes that it has started. */
export type ProcessGroup = {
  /** Everything written so far to standard output and standard error. */
  readonly output: () => string;
  readonly end: () => Promise<void>;
};

/**
 * Ties a process group to this runner: it is killed when the runner exits, however that happens.
 * @param pid Id of the group's leader.
 * @returns A function that kills the group earlier.
 */
export function endWithRunner(pid: number): () => Promise<void> {
  // A runner that is killed cannot clean up. This shell survives it and sees the end of a pipe that only the runner holds
  // open.
  const guard = spawn('sh', ['-c', `read -r _; kill -s KILL -- -${pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => resolve()));
  return () => {
    guard.stdin.end();
    return ended;
  };
}

/** Starts a program in its own process group, which never outlives this runner. Rejects if it cannot start. */
export async function startGroup(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ProcessGroup> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const { pid } = child;
  if (pid === undefined) {
    throw await new Promise<Error>((resolve) => child.once('error', resolve));
  }
  return { output: () => output, end: endWithRunner(pid) };
}
