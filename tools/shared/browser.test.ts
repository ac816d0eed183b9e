import { describe, expect, test } from 'vitest';
import { findChromium, waysToInstall } from './browser';

const machine = {
  chromePath: undefined,
  playwrightPath: '/cache/chrome',
  osRelease: 'NAME="Debian GNU/Linux"\nID=debian\n',
  isRoot: true,
  exists: () => false,
};
const having = (...files: string[]) => ({ ...machine, exists: (file: string) => files.includes(file) });

describe('findChromium', () => {
  test.each([
    ["Playwright's own before the system's", having('/usr/bin/chromium', '/cache/chrome'), '/cache/chrome'],
    ["the system's", having('/usr/bin/chromium'), '/usr/bin/chromium'],
    [
      'the one that CHROME_PATH names first',
      { ...having('/my/chrome', '/cache/chrome'), chromePath: '/my/chrome' },
      '/my/chrome',
    ],
    ['none where there is none', machine, null],
  ])('gives %s', (_, known, path) => {
    expect(findChromium(known)).toBe(path);
  });

  test('refuses a CHROME_PATH that names no file', () => {
    expect(() => findChromium({ ...machine, chromePath: '/gone' })).toThrow('CHROME_PATH is /gone');
  });
});

describe('waysToInstall', () => {
  test.each([
    ['Debian as root', machine, ['apt', 'playwright']],
    ['Debian as another user', { ...machine, isRoot: false }, ['playwright']],
    [
      'Ubuntu, which is only like Debian',
      { ...machine, osRelease: 'ID=ubuntu\nID_LIKE=debian\n' },
      ['playwright'],
    ],
    ['a system without os-release', { ...machine, osRelease: '' }, ['playwright']],
  ])('on %s', (_, known, ways) => {
    expect(waysToInstall(known)).toEqual(ways);
  });
});
