import { expect, test } from 'vitest';
import { packagesToInstall, type System } from './packages';

/** A machine on which these commands succeed. */
const machine = (commands: string[], more: Partial<System> = {}): System => ({
  succeeds: (program, args) => commands.includes([program, ...args].join(' ')),
  isRoot: true,
  isCi: false,
  ...more,
});
const installed = ['mesa-vulkan-drivers', 'libvulkan1', 'libvulkan-dev', 'libx11-6', 'cmake'].map(
  (name) => `dpkg -s ${name}`,
);
const apt = 'apt-get --version';

test.each([
  ['what is missing, as root', machine([apt, ...installed]), { packages: ['g++'], prefix: [] }],
  [
    'it with sudo on CI',
    machine([apt, ...installed, 'sudo -n true'], { isRoot: false, isCi: true }),
    { packages: ['g++'], prefix: ['sudo', '-n'] },
  ],
  ['nothing as a user at a desk', machine([apt, 'sudo -n true'], { isRoot: false }), null],
  ['nothing without apt', machine([]), null],
  ['nothing where nothing is missing', machine([apt, ...installed, 'dpkg -s g++']), null],
])('installs %s', (_, system, expected) => {
  expect(packagesToInstall(system)).toEqual(expected);
});
