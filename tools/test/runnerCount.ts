import { stripVTControlCharacters } from 'node:util';
import type { Outcome, TimedTest } from './outcome';

const MAX_LINES_PER_FAILURE = 30;

/** Collects the results of single tests into an outcome. */
export class RunnerCount {
  private passed = 0;
  private failed = 0;
  private skipped = 0;
  private readonly notes: string[] = [];
  private readonly tests: TimedTest[] = [];

  /** Records the duration of a test, whatever its result. */
  time(name: string, milliseconds: number): void {
    this.tests.push({ name, milliseconds });
  }

  pass(): void {
    this.passed += 1;
  }

  skip(name: string): void {
    this.skipped += 1;
    this.notes.push(`skipped: ${name}`);
  }

  fail(name: string, messages: readonly string[]): void {
    this.failed += 1;
    const text = stripVTControlCharacters(messages.join('\n')).trimEnd();
    // Stack frames inside the test runner do not help to find the failure.
    const lines = text.split('\n').filter((line) => !/^\s*at .*[\\/]node_modules[\\/]/.test(line));
    const shown = lines.slice(0, MAX_LINES_PER_FAILURE).map((line) => `  ${line}`);
    this.notes.push([`failed: ${name}`, ...shown].join('\n'));
  }

  outcome(): Outcome {
    const { passed, failed, skipped, tests } = this;
    return { passed, failed, skipped, details: this.notes.join('\n'), tests };
  }
}
