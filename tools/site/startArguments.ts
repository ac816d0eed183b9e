/**
 * Takes the reader's arguments and the environment; gives the arguments of `docusaurus start`. A browser is not opened where
 * nobody can see it, unless the reader asks.
 */
export function startArguments(
  args: string[],
  { env, platform }: { env: NodeJS.ProcessEnv; platform: NodeJS.Platform },
): string[] {
  const hasChosen = args.some((argument) => argument === '--open' || argument === '--no-open');
  const hasDisplay = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const canOpen = hasDisplay && !env.CI;
  return ['start', ...args, ...(hasChosen || canOpen ? [] : ['--no-open'])];
}
