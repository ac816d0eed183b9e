import { describe, expect, test, vi } from 'vitest';
import { failure, type Outcome } from './outcome';
import { runSchedule, type Step } from './schedule';

const passed: Outcome = { passed: 1, failed: 0, skipped: 0, details: '' };
const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  cores: 1,
  limit: 1,
  run: async () => passed,
  ...more,
});

/** Runs steps on two cores and records when they start and end. */
async function record(steps: readonly Step[], cores = 2) {
  const events: string[] = [];
  const results = await runSchedule(steps, {
    cores,
    now: () => 0,
    onStart: ({ name }) => events.push(`start ${name}`),
    onLine: ({ name }, line) => events.push(`${name}: ${line}`),
    onEnd: ({ step: { name } }) => events.push(`end ${name}`),
  });
  return { events, results };
}

describe('runSchedule', () => {
  test('runs as many steps side by side as the cores allow, earlier ones first', async () => {
    const { events } = await record([step('a'), step('b'), step('c')]);
    expect(events.slice(0, 2)).toEqual(['start a', 'start b']);
    expect(events.indexOf('start c')).toBeGreaterThan(events.indexOf('end a'));
  });

  test('lets a step that wants all cores wait, and runs smaller ones meanwhile', async () => {
    const { events } = await record([step('a'), step('wide', { cores: 2 }), step('b')]);
    expect(events.slice(0, 2)).toEqual(['start a', 'start b']);
    expect(events.at(-1)).toBe('end wide');
  });

  test('runs a step that wants more cores than there are alone', async () => {
    const { results } = await record([step('huge', { cores: 8 })], 1);
    expect(results[0]?.outcome).toEqual(passed);
  });

  test('passes the lines of a step on', async () => {
    const talks = step('a', {
      run: async ({ print }) => {
        print('half done');
        return passed;
      },
    });
    expect((await record([talks])).events).toContain('a: half done');
  });

  test('goes on after a failure; a step whose prerequisite failed counts as failed', async () => {
    const { results } = await record([
      step('build', { run: async () => failure('broken') }),
      step('browser', { needs: 'build' }),
      step('lint'),
    ]);
    const outcomes = Object.fromEntries(results.map((result) => [result.step.name, result.outcome]));
    expect(outcomes).toMatchObject({
      build: { failed: 1 },
      browser: { failed: 1, details: 'not run, because "build" failed' },
      lint: { passed: 1 },
    });
  });

  test('runs a step whose prerequisite is not part of this run', async () => {
    const { results } = await record([step('browser', { needs: 'build' })]);
    expect(results[0]?.outcome).toEqual(passed);
  });

  test('counts a step that throws as failed', async () => {
    const { results } = await record([step('types', { run: () => Promise.reject(new Error('no tsc')) })]);
    expect(results[0]?.outcome).toEqual(failure('no tsc'));
  });

  test('cuts off a step that hangs, and aborts what it runs', async () => {
    vi.useFakeTimers();
    try {
      let isAborted = false;
      const hangs = step('hangs', {
        limit: 3,
        run: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
      });
      const run = record([hangs, step('b')]);
      await vi.advanceTimersByTimeAsync(3 * 60_000);
      const { results } = await run;
      expect(isAborted).toBe(true);
      expect(results.map(({ outcome }) => outcome.details)).toContain(
        'cut off after 3 minutes: something in it hangs',
      );
    } finally {
      vi.useRealTimers();
    }
  });
});
