import type { LoadContext } from '@docusaurus/types';

/**
 * Wraps a plugin's context so that translations are read from the assembled folder, and Git dates from the original files.
 *
 * @param toWritten Resolves an assembled file to its original.
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
