// @ts-check
import { createLocaleProgress } from './locale-progress.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Takes the project folder; builds every locale into build/ and prints a line where a locale starts and ends, with seconds;
 * with `stream` the bundler's own lines too. Gives exit code and output.
 * @param {string} root
 * @param {{ print: (line: string) => void, stream?: boolean }} options
 * @returns {Promise<import('./run-command.mjs').CommandResult>}
 */
export function buildSite(root, { print, stream = false }) {
  const readLine = createLocaleProgress(() => performance.now());
  return runCommand(
    { command: process.execPath, args: ['scripts/docusaurus.mjs', 'build'] },
    {
      cwd: root,
      // The preview server takes the newsletter form itself, so the box can be tried.
      env: { NO_UPDATE_NOTIFIER: '1', SITE_PREVIEW: 'true' },
      onLine: (line) => {
        if (stream) print(`  ${line}`);
        const sentence = readLine(line);
        if (sentence) print(sentence);
      },
    },
  );
}
