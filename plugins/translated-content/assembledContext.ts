import type { LoadContext } from '@docusaurus/types';

/**
 * Takes the context of a plugin, the assembled folder and a function from a file in it to the one that it is a copy of; returns a context in
 * which the translations are in that folder, and Git is asked for the original.
 */
export function assembledContext(
  context: LoadContext,
  localizationDir: string,
  toWritten: (file: string) => string,
): LoadContext {
  const { siteConfig } = context;
  const vcs = siteConfig.future.experimental_vcs;
  const future = {
    ...siteConfig.future,
    experimental_vcs: {
      ...vcs,
      getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(toWritten(file)),
      getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(toWritten(file)),
    },
  };
  return { ...context, localizationDir, siteConfig: { ...siteConfig, future } };
}
