import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localProgram, runCommand } from '../shared/runCommand';
import type { MessageFiles } from './compareMessages';
import { readMessageFiles } from './translationFiles';

/**
 * Extracts the English messages of code, menus and sidebars, by the path of their translation file. Docusaurus writes them to a
 * temporary folder, so the project is not modified.
 *
 * @throws With Docusaurus' output if it fails.
 */
export async function extractMessages(root: string): Promise<MessageFiles> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'taichi-docs-messages-')));
  try {
    const config = path.join(folder, 'docusaurus.config.mjs');
    await writeFile(config, configInto(root, folder));
    const args = ['write-translations', '--locale', 'en', '--config', config];
    const { code, output } = await runCommand(localProgram(root, '@docusaurus/core', args, 'docusaurus'), {
      cwd: root,
      env: {
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, 'generated'),
      },
    });
    if (code !== 0) throw new Error(`docusaurus write-translations failed (exit code ${code})\n${output}`);
    return await readMessageFiles(path.join(folder, 'i18n', 'en'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Generates a configuration that extends the site's own with another translations folder. Docusaurus resolves plugins relative
 * to the configuration file, so their names become absolute paths.
 */
function configInto(root: string, folder: string): string {
  const original = JSON.stringify(path.join(root, 'docusaurus.config.ts'));
  return `
import { createRequire } from 'node:module';
import config from ${original};

const { resolve } = createRequire(${original});
const locate = (entry) =>
  typeof entry === 'string' ? resolve(entry) : Array.isArray(entry) ? [locate(entry[0]), ...entry.slice(1)] : entry;

export default {
  ...config,
  presets: (config.presets ?? []).map(locate),
  plugins: (config.plugins ?? []).map(locate),
  themes: (config.themes ?? []).map(locate),
  i18n: { ...config.i18n, path: ${JSON.stringify(path.join(folder, 'i18n'))} },
};
`;
}
