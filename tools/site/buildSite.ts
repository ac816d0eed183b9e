import { runCommand, type CommandResult } from '../shared/runCommand';
import { buildFlags } from './buildFlags';
import { createLocaleProgress } from './localeProgress';

export type BuildOptions = {
  readonly print: (line: string) => void;
  /** Prints the bundler's own lines too. */
  readonly stream?: boolean;
  readonly signal?: AbortSignal;
};

/** Builds every locale into `build/` and prints a line where a locale starts and ends, with its time. */
export function buildSite(
  root: string,
  { print, stream = false, signal }: BuildOptions,
): Promise<CommandResult> {
  const readLine = createLocaleProgress(() => performance.now());
  return runCommand(
    { command: process.execPath, args: [...buildFlags, 'tools/site/docusaurus.mjs', 'build'] },
    {
      cwd: root,
      // With SITE_PREVIEW the newsletter form posts to the preview server, so that it can be tried.
      env: { NO_UPDATE_NOTIFIER: '1', SITE_PREVIEW: 'true' },
      onLine: (line) => {
        if (stream) print(`  ${line}`);
        const sentence = readLine(line);
        if (sentence) print(sentence);
      },
      ...(signal && { signal }),
    },
  );
}
