import { firstDifference, printedLines } from './output';
import { isJudged } from './plan';
import { describeEnding, tailOf } from './trace';
import type { Block } from './blocks';
import type { Process } from './plan';
import type { Ending, PageError, Trace } from './trace';

/** `tail` is the end of what the block wrote. */
export type Failure = { line: number; message: string; tail: string[] };

/**
 * Takes a process, the trace of each block that was begun and how the process ended; gives what went wrong and which
 * judged blocks ran.
 */
export function judgeProcess(
  process: Process,
  traces: Trace[],
  ending: Ending,
): { failures: Failure[]; executed: Block[] } {
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
  const last = process.blocks.at(-1);
  const complete = failures.length === 0 && last;
  // A reader sees an expected error, not how the process fares after it.
  if (complete && !last.fence.raises && (ending.code !== 0 || ending.overtime)) {
    failures.push({
      line: last.line,
      message: `${describeEnding(ending)} after the last block`,
      tail: tailOf(traces.at(-1)),
    });
  } else if (complete && process.frames > 0 && ending.windows === 0) {
    const line = process.blocks.find(({ fence }) => fence.frames)?.line ?? last.line;
    failures.push({
      line,
      message: `frames=${process.frames}, but no window was opened. Fix: remove the word`,
      tail: [],
    });
  }
  return { failures, executed };
}

function judgeBlock(block: Block, trace: Trace, ending: Ending): Failure[] {
  const { raises } = block.fence;
  const { error } = trace;
  const tail = tailOf(trace);
  const failures: Failure[] = [];
  const fail = (message: string, line = block.line) => failures.push({ line, message, tail });

  if (!trace.ended) fail(describeEnding(ending));
  else if (error && raises === undefined) fail(`${error.name}: ${error.last}`, error.line ?? block.line);
  else if (raises !== undefined && !error) fail(`ran through, but must raise "${raises}"`);
  else if (raises !== undefined && error && !isExpected(raises, error)) {
    fail(`raised "${error.name}: ${error.last}", but must raise "${raises}"`, error.line ?? block.line);
  }
  if (failures.length > 0) return failures;

  const wrong = judgeOutput(block, trace.stdout);
  if (wrong) fail(wrong);
  if (!block.aboutDeprecation) {
    for (const { line, text } of trace.deprecations) {
      fail(
        `DeprecationWarning: ${text}. Fix: use what replaces it, or name the deprecation in the section`,
        line,
      );
    }
  }
  return failures;
}

/**
 * Takes a block and what it printed; says in which way that is not what the page shows, or gives null.
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
  if (fence.raises !== undefined || first === undefined || isUnsteady(code)) return null;
  return `prints "${first}", but no output block stands below it. Fix: add one, or remove the print`;
}

/**
 * Tells whether what a block prints changes from run to run, so that the page cannot show it: it reads a clock.
 */
function isUnsteady(code: string) {
  return /\b(?:perf_counter|process_time|time\.time|monotonic|profiler)\b/.test(code);
}

/**
 * Takes `Class: text` (or the class alone) and an error; tells whether it is the one, or of a class derived from it.
 */
export function isExpected(raises: string, error: PageError) {
  const [, name = '', text = ''] = /^([\w.]+)(?::\s*(.*))?$/.exec(raises) ?? [];
  return error.classes.includes(name.split('.').at(-1) ?? '') && error.last.includes(text);
}

function notReached(block: Block, before: Trace | undefined, ending: Ending): Failure {
  const why = before?.error ? `${before.error.name}: ${before.error.last}` : describeEnding(ending);
  return { line: block.line, message: `not reached: ${why} in what it continues`, tail: tailOf(before) };
}
