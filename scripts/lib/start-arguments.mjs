// @ts-check

/**
 * Takes the reader's arguments and the environment; gives the arguments of `docusaurus start`. A browser is not opened where
 * nobody can see it, unless the reader asks.
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, platform: NodeJS.Platform }} machine
 * @returns {string[]}
 */
export function startArguments(args, { env, platform }) {
  const hasChosen = args.some((argument) => argument === '--open' || argument === '--no-open');
  const hasDisplay = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const canOpen = hasDisplay && !env.CI;
  return ['start', ...args, ...(hasChosen || canOpen ? [] : ['--no-open'])];
}
