/** Builds the arguments of `docusaurus start`. No browser is opened where there is no display, unless the writer asks for it. */
export function startArguments(
  args: readonly string[],
  { env, platform }: { readonly env: NodeJS.ProcessEnv; readonly platform: NodeJS.Platform },
): string[] {
  const hasChosen = args.some((argument) => argument === '--open' || argument === '--no-open');
  const hasDisplay = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const canOpen = hasDisplay && !env.CI;
  return ['start', ...args, ...(hasChosen || canOpen ? [] : ['--no-open'])];
}
