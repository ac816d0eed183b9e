import { describe, expect, it } from 'vitest';
import { describeMissing, ensureEngines, findEngines, planInstall, type Machine } from './ensureEngines';

const all = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

type Facts = Partial<Machine> & { files?: readonly string[]; programs?: readonly string[] };

/** A machine of Debian whose user is root, with all engines but what is said otherwise. */
const machine = ({ files = all, programs = ['apt-get'], ...rest }: Facts = {}): Machine => ({
  firefoxPath: undefined,
  isRoot: true,
  isCi: false,
  exists: (file) => files.includes(file),
  succeeds: (program) => programs.includes(program),
  ...rest,
});

const without = (...missing: string[]) => all.filter((file) => !missing.includes(file));

describe('findEngines', () => {
  it.each([
    ['both', machine(), { firefox: '/usr/bin/firefox-esr', webkit: '/usr/bin/WebKitWebDriver' }],
    [
      'the Firefox of a system without the release for enterprises',
      machine({ files: ['/usr/bin/firefox', '/usr/bin/Xvfb'] }),
      { firefox: '/usr/bin/firefox', webkit: null },
    ],
    [
      'the Firefox that FIREFOX_PATH names',
      machine({ firefoxPath: '/my/firefox', files: [...all, '/my/firefox'] }),
      { firefox: '/my/firefox', webkit: '/usr/bin/WebKitWebDriver' },
    ],
    [
      'none without a display to open windows on',
      machine({ files: without('/usr/bin/Xvfb') }),
      { firefox: null, webkit: null },
    ],
  ])('finds %s', (_, known, programs) => {
    expect(findEngines(known)).toEqual(programs);
  });

  it('refuses a FIREFOX_PATH that does not exist', () => {
    expect(() => findEngines(machine({ firefoxPath: '/gone' }))).toThrow('FIREFOX_PATH is /gone');
  });
});

describe('planInstall', () => {
  const plan = (facts: Facts) => planInstall(findEngines(machine(facts)), machine(facts));
  const noWebKit = { files: without('/usr/bin/WebKitWebDriver') };

  it('installs what is missing, as root', () => {
    expect(plan(noWebKit)).toEqual([
      ['apt-get', '-q', 'update'],
      ['apt-get', '-q', 'install', '-y', '--no-install-recommends', 'webkit2gtk-driver', 'xvfb'],
    ]);
  });

  it('installs by sudo on CI', () => {
    const commands = plan({ ...noWebKit, isRoot: false, isCi: true, programs: ['apt-get', 'sudo'] });
    expect(commands.map((command) => command.slice(0, 3))).toEqual([
      ['sudo', '-n', 'apt-get'],
      ['sudo', '-n', 'apt-get'],
    ]);
  });

  it.each([
    ['nothing is missing', {}],
    ['there is no apt-get', { ...noWebKit, programs: [] }],
    [
      'the user of a desk would have to give a password',
      { ...noWebKit, isRoot: false, programs: ['apt-get', 'sudo'] },
    ],
    ['sudo refuses on CI', { ...noWebKit, isRoot: false, isCi: true }],
  ] as const)('does nothing where %s', (_, facts) => {
    expect(plan(facts)).toEqual([]);
  });
});

describe('ensureEngines', () => {
  it('names each engine that is missing in one line, with what to install', async () => {
    const lines: string[] = [];
    const found = await ensureEngines((line) => lines.push(line), machine({ files: [], programs: [] }));
    expect(found).toEqual({ firefox: null, webkit: null });
    expect(lines).toEqual([
      'Firefox is missing. Fix: apt-get install firefox-esr xvfb (its tests are skipped)',
      'WebKit is missing. Fix: apt-get install webkit2gtk-driver xvfb (its tests are skipped)',
    ]);
  });

  it('fails on CI where one is missing', async () => {
    const known = machine({ files: without('/usr/bin/WebKitWebDriver'), programs: [], isCi: true });
    await expect(ensureEngines(() => undefined, known)).rejects.toThrow('WebKit is missing');
  });

  it('finds what it has installed', async () => {
    const files = without('/usr/bin/firefox-esr');
    const known = machine({ files, isCi: true });
    const ran: string[] = [];
    const found = await ensureEngines(
      () => undefined,
      known,
      (command) => {
        ran.push(command.join(' '));
        if (command.includes('firefox-esr')) files.push('/usr/bin/firefox-esr');
        return Promise.resolve();
      },
    );
    expect(ran).toHaveLength(2);
    expect(describeMissing(found)).toEqual([]);
  });
});
