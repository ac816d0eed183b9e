import type { Block } from '../pages/blocks';
import { firstDifference, printedLines } from './output';
import { isJudged, type Process } from './plan';
import { describeEnding, tailOf, type Ending, type PageError, type Trace } from './trace';

export type Failure = {
  line: number;
  message: string;
  /** Last lines that the block wrote. */
  tail: string[];
};

/** What went wrong, and which of the judged blocks ran. */
export type Verdict = { failures: Failure[]; executed: Block[] };

/** Compares what a process did with what its page shows. */
export function judgeProcess(process: Process, traces: Trace[], ending: Ending): Verdict {
  const failures: Failure[] = [];
  const executed: Block[] = [];
  process.blocks.forEach((block, index) => {
    const trace = traces[index];
    if (!isJudged(process, index)) return;
    if (trace) {
      executed.push(block);
      failures.push(...judgeBlock(block, trace, ending));
    } else if (failures.length === 0) {
      failures.push(notReached(block, traces.at(-1), ending));
    }
  });
  if (failures.length === 0) failures.push(...judgeEnding(process, traces, ending));
  return { failures, executed };
}

/**
 * Compares what a block printed with what the page shows.
 * @returns The difference in words, or null.
 */
export function judgeOutput(
  { code, output, fence }: Pick<Block, 'code' | 'output' | 'fence'>,
  printed: string,
): string | null {
  if (output !== null) {
    const difference = firstDifference(output, printed);
    if (!difference) return null;
    const { line, shown, printed: got } = difference;
    return `output line ${line} differs: the page shows "${shown}", the block printed "${got}"`;
  }
  const [first] = printedLines(printed);
  if (fence.raises !== undefined || first === undefined || readsClock(code)) return null;
  return `prints "${first}", but has no output block directly below. Fix: add one, or remove the print`;
}

/**
 * Returns whether an error is the one that a fence announces, or of a class derived from it.
 * @param raises `Class: text`, or the class alone.
 */
export function isExpected(raises: string, error: Pick<PageError, 'classes' | 'last'>): boolean {
  const [, name = '', text = ''] = /^([\w.]+)(?::\s*(.*))?$/.exec(raises) ?? [];
  return error.classes.includes(name.split('.').at(-1) ?? '') && error.last.includes(text);
}

function judgeBlock(block: Block, trace: Trace, ending: Ending): Failure[] {
  const { raises } = block.fence;
  const { error } = trace;
  const tail = tailOf(trace);
  const failures: Failure[] = [];
  const fail = (message: string, line = block.line) => failures.push({ line, message, tail });

  if (!trace.ended) fail(describeEnding(ending));
  else if (error && raises === undefined) fail(`${error.name}: ${error.last}`, error.line ?? block.line);
  else if (raises !== undefined && !error) fail(`did not raise "${raises}"`);
  else if (raises !== undefined && error && !isExpected(raises, error)) {
    fail(`raised "${error.name}: ${error.last}", but must raise "${raises}"`, error.line ?? block.line);
  }
  if (failures.length > 0) return failures;

  const wrong = judgeOutput(block, trace.stdout);
  if (wrong) fail(wrong);
  if (!block.aboutDeprecation) {
    for (const { line, text } of trace.deprecations) {
      fail(
        `DeprecationWarning: ${text}. Fix: use the replacement, or mention the deprecation in the section`,
        line,
      );
    }
  }
  return failures;
}

function judgeEnding({ blocks, frames }: Process, traces: Trace[], ending: Ending): Failure[] {
  const last = blocks.at(-1);
  if (!last) return [];
  // Readers see the expected error, not how the process ends after it.
  if (last.fence.raises === undefined && (ending.code !== 0 || ending.overtime)) {
    const message = `${describeEnding(ending)} after the last block`;
    return [{ line: last.line, message, tail: tailOf(traces.at(-1)) }];
  }
  if (frames > 0 && ending.windows === 0) {
    const line = blocks.find(({ fence }) => fence.frames)?.line ?? last.line;
    return [{ line, message: `frames=${frames}, but no window was opened. Fix: remove the word`, tail: [] }];
  }
  return [];
}

/** Output that depends on a clock changes from run to run, so the page cannot show it. */
function readsClock(code: string) {
  return /\b(?:perf_counter|process_time|time\.time|monotonic|profiler)\b/.test(code);
}

function notReached(block: Block, before: Trace | undefined, ending: Ending): Failure {
  const why = before?.error ? `${before.error.name}: ${before.error.last}` : describeEnding(ending);
  return {
    line: block.line,
    message: `not reached, because a block before it failed: ${why}`,
    tail: tailOf(before),
  };
}
