import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../shared/projectRoot';
import { localProgram, runCommand } from '../../shared/runCommand';

// cspell:ignore recieved

let folder = '';

/** Writes files into a folder of its own, so that a check finds a planted defect there. */
async function plant(files: Readonly<Record<string, string>>): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'taichi-docs-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const run = (packageName: string, args: readonly string[], program?: string) =>
  runCommand(localProgram(projectRoot, packageName, args, program), { cwd: projectRoot });

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a planted defect', () => {
  test('a cycle of type imports fails', async () => {
    await plant({
      'a.ts': "import type { B } from './b';\nexport type A = { b?: B };\n",
      'b.ts': "import type { A } from './a';\nexport type B = { a?: A };\n",
    });
    const { code, output } = await run('dependency-cruiser', [folder], 'depcruise');
    expect(output).toMatch(/no-cycle: .*a\.ts → /);
    expect(code).toBe(1);
  });

  test('an unused file and an unused export fail', async () => {
    await plant({
      'package.json': '{"name":"planted","private":true}',
      'shared/unused.ts': 'export const nothing = 0;\n',
      'shared/used.ts': 'export const one = 1;\nexport const two = 2;\n',
      'sidebars.ts': "import { one } from './shared/used';\nconsole.log(one);\n",
    });
    const config = path.join(projectRoot, 'knip.jsonc');
    const { code, output } = await run('knip', ['--directory', folder, '--config', config, '--no-progress']);
    expect(output).toMatch(/shared\/unused\.ts/);
    expect(output).toMatch(/two\s+shared\/used\.ts/);
    expect(code).toBe(1);
  });

  test('a misspelling and a British spelling fail, a term of the project does not', async () => {
    await plant({ 'tools/a.ts': '// The recieved colour of a texel.\n' });
    const { code, output } = await run('cspell', [
      'lint',
      '--config',
      'cspell.json',
      '--root',
      folder,
      '--no-progress',
      '**',
    ]);
    expect(output.match(/Unknown word \(\w+\)/g)).toEqual([
      'Unknown word (recieved)',
      'Unknown word (colour)',
    ]);
    expect(code).toBe(1);
  });
});
