import { describe, expect, it } from 'vitest';
import { checkInventories } from './checkInventories';

type Machine = { all?: boolean; isCi?: boolean; code?: number; python?: string | null; installed?: string[] };

async function check({
  all = true,
  isCi = false,
  code = 0,
  python = '/env/python',
  installed = [],
}: Machine = {}) {
  const runs: (string | undefined)[] = [];
  const outcome = await checkInventories('/site', {
    env: {},
    all,
    isCi,
    print: () => {},
    exists: ({ version }) => installed.includes(version),
    prepare: async () => {
      if (python === null) throw new Error('no Python 3.10; set TAICHI_PYTHON');
      return { python, identity: '' };
    },
    run: async ({ args }) => {
      runs.push(args.at(-1));
      return { code, output: code === 0 ? '' : 'api/x.json:1: differs' };
    },
  });
  return { outcome, runs };
}

describe('checkInventories', () => {
  it('compares each release with its own interpreter', async () => {
    const { outcome, runs } = await check();
    expect(outcome).toEqual({ passed: 3, failed: 0, skipped: 0, details: '' });
    expect(runs).toEqual(['v1.5.0=/env/python', 'v1.6.0=/env/python', 'master=/env/python']);
  });

  it('compares only what is installed, unless all is asked for', async () => {
    const { outcome, runs } = await check({ all: false, installed: ['v1.6.0'] });
    expect(runs).toEqual(['v1.6.0=/env/python']);
    expect(outcome).toMatchObject({ passed: 1, failed: 0, skipped: 2 });
    expect(outcome.details).toContain('v1.5.0 was not compared: it is not installed');
  });

  it('fails where an inventory differs, with the place', async () => {
    const { outcome } = await check({ code: 1 });
    expect(outcome.failed).toBe(3);
    expect(outcome.details).toContain('api/x.json:1: differs');
  });

  it('skips a release that cannot be read, with the reason; on CI it fails', async () => {
    const desk = await check({ python: null });
    expect(desk.outcome).toMatchObject({ passed: 0, failed: 0, skipped: 3 });
    expect(desk.outcome.details).toContain('v1.5.0 was not compared: no Python 3.10; set TAICHI_PYTHON');
    const ci = await check({ python: null, isCi: true });
    expect(ci.outcome).toMatchObject({ failed: 3, skipped: 0 });
  });
});
