import { expect, test } from 'vitest';
import { startArguments } from './startArguments';

type Case = readonly [string, string[], NodeJS.ProcessEnv, NodeJS.Platform, string[]];

test.each<Case>([
  ['a display: opens', [], { DISPLAY: ':0' }, 'linux', ['start']],
  ['Wayland: opens', [], { WAYLAND_DISPLAY: 'wayland-0' }, 'linux', ['start']],
  ['macOS: opens', [], {}, 'darwin', ['start']],
  ['no display: does not open', [], {}, 'linux', ['start', '--no-open']],
  ['CI: does not open', [], { CI: 'true', DISPLAY: ':0' }, 'linux', ['start', '--no-open']],
  ['the writer decides', ['--open'], {}, 'linux', ['start', '--open']],
  ['other arguments are passed on', ['--locale', 'fr-FR'], {}, 'darwin', ['start', '--locale', 'fr-FR']],
])('%s', (_, args, env, platform, expected) => {
  expect(startArguments(args, { env, platform })).toEqual(expected);
});
