/** Builds the arguments of `docusaurus start`. Without a display no browser is opened, except on request. */
export function startArguments(
  args: readonly string[],
  { env, platform }: { readonly env: NodeJS.ProcessEnv; readonly platform: NodeJS.Platform },
): string[] {
  const hasChosen = args.some((argument) => argument === '--open' || argument === '--no-open');
  const hasDisplay = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const canOpen = hasDisplay && !env.CI;
  return ['start', ...args, ...(hasChosen || canOpen ? [] : ['--no-open'])];
}
