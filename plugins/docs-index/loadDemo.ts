import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { planAddress, type LiveIndex } from '../../shared/build/livePlans';
import { describeLanes, formatLanes } from '../../shared/code/describeLanes';
import { findLanes } from '../../shared/code/findLanes';
import { highlightToHtml } from '../../shared/code/highlight';
import type { Demo } from './types';

/**
 * Reads the program of the home page.
 *
 * @throws When the file cannot be read.
 */
export const readDemo = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`docs-index: ${file} cannot be read. Fix: put the home page's program there.`, { cause });
  });

/**
 * Highlights the lines of a Python program and finds its lanes.
 *
 * @param live The live examples: the one with the name of the file draws the same for the reader's pointer.
 */
export function formatDemo(file: string, source: string, live: LiveIndex): Demo {
  const lanes = findLanes(source.trimEnd());
  const name = path.basename(file, '.py');
  return {
    title: path.basename(file),
    html: highlightToHtml(source, 'python', { lanes }),
    ...(lanes && { lanes: formatLanes(describeLanes(lanes)) }),
    ...(live[name] && { plan: planAddress(name, live[name].plan) }),
  };
}
