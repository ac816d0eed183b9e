import { describe, expect, it } from 'vitest';
import { checkInventories } from './checkInventories';

async function check({
  isCi = false,
  code = 0,
  python = '/env/python',
}: { isCi?: boolean; code?: number; python?: string | null } = {}) {
  const printed: string[] = [];
  const runs: string[][] = [];
  const outcome = await checkInventories('/site', {
    env: {},
    isCi,
    print: (line) => printed.push(line),
    prepare: async () => {
      if (python === null) throw new Error('no Python 3.10; set TAICHI_PYTHON');
      return { python, identity: '' };
    },
    run: async ({ args }) => {
      runs.push(args);
      return { code, output: code === 0 ? '' : 'api/x.json:1: differs' };
    },
  });
  return { outcome, printed, runs };
}

describe('checkInventories', () => {
  it('compares each release with its own interpreter', async () => {
    const { outcome, runs } = await check();
    expect(outcome).toMatchObject({ passed: 3, failed: 0, skipped: 0 });
    expect(runs.map((args) => args.at(-1))).toEqual([
      'v1.5.0=/env/python',
      'v1.6.0=/env/python',
      'master=/env/python',
    ]);
  });

  it('fails where an inventory differs, and says where', async () => {
    const { outcome } = await check({ code: 1 });
    expect(outcome.failed).toBe(3);
    expect(outcome.details).toContain('api/x.json:1: differs');
  });

  it('skips what cannot be read with a reason, but not in CI', async () => {
    const desk = await check({ python: null });
    expect(desk.outcome).toMatchObject({ passed: 0, failed: 0, skipped: 3 });
    expect(desk.printed[0]).toBe('not compared: v1.5.0: no Python 3.10; set TAICHI_PYTHON');
    const ci = await check({ python: null, isCi: true });
    expect(ci.outcome).toMatchObject({ failed: 3, skipped: 0 });
    expect(ci.outcome.details).toContain('v1.5.0: no Python 3.10');
  });
});
