import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../shared/runCommand';

/** Another version may write other WGSL, and every plan would change. */
export const nagaVersion = '30.0.1';

const versionOf = (program: string): string | undefined =>
  spawnSync(program, ['--version'], { encoding: 'utf8' })
    .stdout?.trim()
    .replace(/^naga(?:-cli)?\s+/, '');

/**
 * Returns the path of naga in the pinned version: from NAGA, the path or the cache; otherwise it is installed with Cargo.
 * @throws When there is no Cargo, or it fails.
 */
export async function ensureNaga(root: string, print: (line: string) => void): Promise<string> {
  const folder = path.join(root, '.cache/live/naga');
  const installed = path.join(folder, 'bin', process.platform === 'win32' ? 'naga.exe' : 'naga');
  const found = [process.env.NAGA, 'naga', installed].find(
    (program) => program && versionOf(program) === nagaVersion,
  );
  if (found) return found;
  print(`naga ${nagaVersion}: installing naga-cli into ${folder} with Cargo (a few minutes, once)`);
  const args = ['install', 'naga-cli', '--version', nagaVersion, '--locked', '--root', folder];
  const { code, output } = await runCommand({ command: 'cargo', args }, { cwd: root }).catch(() => ({
    code: 1,
    output: 'Cargo is missing: install Rust',
  }));
  if (code !== 0 || !existsSync(installed)) {
    const reason = output.trim().split('\n').at(-1) ?? '';
    throw new Error(`naga ${nagaVersion} cannot be installed: ${reason}; or set NAGA to its path`);
  }
  return installed;
}
