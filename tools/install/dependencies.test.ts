import { describe, expect, test } from 'vitest';
import { reasonToInstall } from './dependencies.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.2.0' },
    'node_modules/binding-mac': { version: '1.0.0', optional: true },
  },
};

describe('reasonToInstall', () => {
  test.each([
    ['nothing is installed', null, 'node_modules is missing'],
    [
      'a package is missing',
      { packages: {} },
      'node_modules/react is in package-lock.json, but not installed',
    ],
    [
      'a package has another version',
      { packages: { 'node_modules/react': { version: '18.3.1' } } },
      'node_modules/react is 18.3.1, the lockfile says 19.2.0',
    ],
    [
      'an optional package has another version',
      {
        packages: {
          'node_modules/react': { version: '19.2.0' },
          'node_modules/binding-mac': { version: '0.9.0', optional: true },
        },
      },
      'node_modules/binding-mac is 0.9.0, the lockfile says 1.0.0',
    ],
  ])('asks for an install when %s', (_, installed, reason) => {
    expect(reasonToInstall(wanted, installed)).toBe(reason);
  });

  test('is content without the optional packages of other platforms', () => {
    expect(reasonToInstall(wanted, { packages: { 'node_modules/react': { version: '19.2.0' } } })).toBeNull();
  });
});
