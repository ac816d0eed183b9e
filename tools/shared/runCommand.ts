import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

export type CommandResult = {
  /** Exit code; 1 when a signal ended the process. */
  code: number;
  /** Standard output and standard error as they came, without colours. */
  output: string;
};

export type Command = { command: string; args: string[] };

/**
 * Takes a command and an optional listener for its lines; gives its exit code and whole output. Throws when it cannot start.
 */
export function runCommand(
  { command, args }: Command,
  { cwd, env = {}, onLine }: { cwd: string; env?: Record<string, string>; onLine?: (line: string) => void },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Whoever ends this process expects the build or the browser behind it to end too.
    const forward = () => child.kill('SIGTERM');
    process.once('SIGTERM', forward);

    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (raw) => {
        const line = stripVTControlCharacters(raw);
        lines.push(line);
        onLine?.(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', forward);
      resolve({ code: code ?? 1, output: lines.join('\n') });
    });
  });
}

/**
 * Takes an installed package and the name of its program; gives the command that runs it with this Node, on Windows too.
 * Throws when the package has no such program.
 */
export function localProgram(
  root: string,
  packageName: string,
  args: string[],
  program: string = packageName,
): Command {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[program];
  if (!file) throw new Error(`${packageName} has no program named ${program}: see "bin" in its package.json`);
  return { command: process.execPath, args: [path.join(folder, file), ...args] };
}

/**
 * Takes npm's arguments; gives the command that runs the npm which started this script, or the one on the path.
 */
export function npmCommand(args: string[], env: NodeJS.ProcessEnv = process.env): Command {
  const entry = env.npm_execpath;
  if (entry?.endsWith('npm-cli.js')) return { command: process.execPath, args: [entry, ...args] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}
