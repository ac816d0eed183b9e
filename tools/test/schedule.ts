import { failure, type Outcome } from './outcome';

/** One step of the test run. */
export type Step = {
  readonly name: string;
  /** Cores that the step keeps busy; steps run side by side while their cores fit the machine. */
  readonly cores: number;
  /** Name of the step without which this one cannot run. */
  readonly needs?: string;
  /** Minutes after which the step is cut off and counts as failed. */
  readonly limit: number;
  /** Runs the step. `print` adds a line of progress; the signal aborts when the limit is reached. */
  readonly run: (tools: StepTools) => Promise<Outcome>;
};

export type StepTools = { readonly print: (line: string) => void; readonly signal: AbortSignal };

/** A step that has ended, with its wall-clock duration in milliseconds. */
export type StepResult = { readonly step: Step; readonly outcome: Outcome; readonly milliseconds: number };

export type ScheduleOptions = {
  /** Cores that the steps may use together. A step that wants more than that runs alone. */
  readonly cores: number;
  readonly now: () => number;
  readonly onStart: (step: Step) => void;
  readonly onLine: (step: Step, line: string) => void;
  readonly onEnd: (result: StepResult) => void;
};

/**
 * Runs all steps, side by side as far as the cores allow, and resolves to their results in the order in which they ended. Earlier steps of
 * the list start first. A step whose prerequisite failed does not run and counts as failed; so does one that throws or exceeds its limit.
 */
export async function runSchedule(steps: readonly Step[], options: ScheduleOptions): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results: StepResult[] = [];
  const find = (name: string) => results.find(({ step }) => step.name === name);

  const finish = (step: Step, outcome: Outcome, since: number) => {
    running.delete(step);
    const result = { step, outcome, milliseconds: options.now() - since };
    results.push(result);
    options.onEnd(result);
  };

  const start = (step: Step) => {
    const since = options.now();
    options.onStart(step);
    const broken = step.needs !== undefined && (find(step.needs)?.outcome.failed ?? 0) > 0;
    const run = broken
      ? Promise.resolve(failure(`not run, because "${step.needs}" failed`))
      : runWithLimit(step, (line) => options.onLine(step, line));
    running.set(
      step,
      run.then((outcome) => finish(step, outcome, since)),
    );
  };

  const isReady = ({ needs }: Step) =>
    needs === undefined || find(needs) !== undefined || !steps.some(({ name }) => name === needs);

  const fits = (step: Step) => {
    const used = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
    return used === 0 || used + step.cores <= options.cores;
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      if (!isReady(step) || !fits(step)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      start(step);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (waiting.length > 0)
    throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  return results;
}

async function runWithLimit(step: Step, print: (line: string) => void): Promise<Outcome> {
  const limit = new AbortController();
  const cutOff = new Promise<Outcome>((resolve) => {
    limit.signal.addEventListener('abort', () =>
      resolve(failure(`cut off after ${step.limit} minutes: something in it hangs`)),
    );
  });
  const timer = setTimeout(() => limit.abort(), step.limit * 60_000);
  try {
    return await Promise.race([step.run({ print, signal: limit.signal }), cutOff]);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}
