import { createLocaleProgress } from './localeProgress';
import { localProgram, runCommand } from '../shared/runCommand';
import type { CommandResult } from '../shared/runCommand';

/**
 * Takes the project folder; builds every locale into build/ and prints a line where a locale starts and ends, with seconds;
 * with `stream` the bundler's own lines too. Gives exit code and output.
 */
export function buildSite(
  root: string,
  { print, stream = false }: { print: (line: string) => void; stream?: boolean },
): Promise<CommandResult> {
  const readLine = createLocaleProgress(() => performance.now());
  return runCommand(localProgram(root, '@docusaurus/core', ['build'], 'docusaurus'), {
    cwd: root,
    // The preview server takes the newsletter form itself, so the box can be tried.
    env: { NO_UPDATE_NOTIFIER: '1', SITE_PREVIEW: 'true' },
    onLine: (line) => {
      if (stream) print(`  ${line}`);
      const sentence = readLine(line);
      if (sentence) print(sentence);
    },
  });
}
